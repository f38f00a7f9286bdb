import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { darkTokens, lightTokens, sizeTokens, type Token } from './tokens.ts';

/** Ten equal-hued steps are not in the design: the tokens above are what shows, the tuple only names the colour. */
function namedColour(token: Token): MantineColorsTuple {
  const light = lightTokens[token];
  const dark = darkTokens[token];
  return [dark, dark, dark, dark, dark, light, light, light, light, light];
}

const colourNames = ['pandan', 'songket', 'saga', 'langit', 'padi'] as const;
const onColour = { pandan: '--on-pandan', saga: '--on-saga' } as const;

/** Filled buttons take the label colour of their own token: white would be too faint on dark mode's light green. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  const name = String(input.color);
  if (input.variant === 'filled' && (name === 'pandan' || name === 'saga')) {
    return { ...colours, color: `var(${onColour[name]})` };
  }
  if (input.variant === 'default') {
    return { ...colours, border: 'var(--hairline) solid var(--pandan-line)', color: 'var(--pandan)' };
  }
  return colours;
};

/** One height for buttons and fields; base.css raises it to 44 px where a finger points. */
const controlHeight = 'var(--control-height)';

const buttonVariables: NonNullable<Parameters<typeof Button.extend>[0]['vars']> = (_theme, { size }) =>
  String(size).startsWith('compact')
    ? { root: {} }
    : { root: { '--button-height': controlHeight, '--button-fz': 'var(--text-body)' } };

const inputVariables: NonNullable<Parameters<typeof Input.extend>[0]['vars']> = () => ({
  wrapper: { '--input-height': controlHeight, '--input-fz': 'var(--control-text)' },
});

/** Enter in an open list chooses; where nothing is highlighted yet, it would submit the form around the list. */
function preventSubmitFromOpenList(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') {
    event.preventDefault();
  }
}

const dialogTitle = { fontWeight: 'var(--weight-bold)', fontSize: 'var(--text-lead)' };

export const theme = createTheme({
  primaryColor: 'pandan',
  primaryShade: { light: 6, dark: 3 },
  colors: Object.fromEntries(colourNames.map((name) => [name, namedColour(name)])),
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.34' },
      h3: { fontSize: '0.875rem', lineHeight: '1.43' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.34', sm: '1.39', md: '1.43', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.625rem', lg: '0.875rem', xl: '999px' },
  defaultRadius: 'md',
  shadows: { md: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '47.5em', md: '64em', lg: '75em', xl: '90em' },
  variantColorResolver,
  components: {
    Button: Button.extend({ vars: buttonVariables }),
    Input: Input.extend({ vars: inputVariables }),
    // In running text colour alone does not distinguish a link.
    Anchor: { defaultProps: { underline: 'always' } },
    InputWrapper: {
      // Help stands under the input, so that inputs beside each other stay in line, and clear of the focus ring.
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      styles: { description: { paddingBlock: 'var(--space-1)' } },
    },
    Select: { defaultProps: { checkIconPosition: 'right', onKeyDown: preventSubmitFromOpenList } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Modal: {
      defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 150 } },
      styles: { title: dialogTitle },
    },
    Drawer: { styles: { title: dialogTitle } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
});

function prefixed(tokens: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}

function schemeVariables(tokens: Readonly<Record<Token, string>>): Record<string, string> {
  return {
    ...prefixed(tokens),
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--pandan)',
    '--mantine-color-error': 'var(--saga)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--pandan-tint)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-disabled': 'var(--track)',
    '--mantine-color-disabled-color': 'var(--muted)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-pandan)',
    ...Object.assign({}, ...colourNames.map(colourVariables)),
  };
}

function colourVariables(name: (typeof colourNames)[number]): Record<string, string> {
  const hover = name === 'pandan' || name === 'saga' ? `var(--${name}-hover)` : `var(--${name})`;
  const text = name === 'pandan' || name === 'saga' ? `var(--${name})` : `var(--${name}-text)`;
  const variable = `--mantine-color-${name}`;
  return {
    [`${variable}-text`]: text,
    [`${variable}-filled`]: `var(--${name})`,
    [`${variable}-filled-hover`]: hover,
    [`${variable}-light`]: `var(--${name}-tint)`,
    [`${variable}-light-hover`]: `var(--${name}-tint)`,
    [`${variable}-light-color`]: text,
    [`${variable}-outline`]: `var(--${name})`,
    [`${variable}-outline-hover`]: `var(--${name}-tint)`,
  };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: prefixed(sizeTokens),
  light: schemeVariables(lightTokens),
  dark: schemeVariables(darkTokens),
});
