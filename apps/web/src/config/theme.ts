import {
  Button,
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/**
 * The one theme file: every colour, size, radius and shadow of the product.
 * Components use the CSS variables (`var(--ink)`, `var(--space-4)`) or Mantine's props, never a raw value.
 */
export const lightTokens = {
  ink: '#14211D',
  muted: '#5C6B65',
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  line: '#E7E2D8',
  track: '#ECE8DF',
  'border-input': '#7C8A84',
  pandan: '#0F5F4B',
  'pandan-hover': '#0B4C3C',
  'pandan-tint': '#E3F1EC',
  'pandan-tint-hover': '#D3E8E0',
  'pandan-line': '#BFD6CD',
  'on-pandan': '#FFFFFF',
  songket: '#B07C1F',
  'songket-text': '#7D5614',
  'songket-tint': '#F8EFD9',
  saga: '#B93A2B',
  'saga-hover': '#9C2F22',
  'saga-tint': '#FBE7E3',
  'on-saga': '#FFFFFF',
  langit: '#2B6CB0',
  'langit-text': '#245C96',
  'langit-tint': '#E4EEF8',
  padi: '#B7791F',
  'padi-text': '#7F5514',
  'padi-tint': '#FAF0DA',
  backdrop: 'rgb(20 33 29 / 45%)',
  'shadow-float': '0 12px 32px rgb(20 33 29 / 14%)',
} as const;

export type Token = keyof typeof lightTokens;

export const darkTokens: Record<Token, string> = {
  ink: '#ECF2EF',
  muted: '#9DB0A8',
  paper: '#0E1512',
  surface: '#151E1A',
  raised: '#1B2621',
  line: '#26332D',
  track: '#26332D',
  'border-input': '#6F8279',
  pandan: '#4FB894',
  'pandan-hover': '#66C6A5',
  'pandan-tint': '#16332A',
  'pandan-tint-hover': '#1C3F34',
  'pandan-line': '#2C5A4A',
  'on-pandan': '#0E1512',
  songket: '#D9A94A',
  'songket-text': '#E3BB6C',
  'songket-tint': '#33280F',
  saga: '#EF8273',
  'saga-hover': '#F39A8D',
  'saga-tint': '#3B1E1A',
  'on-saga': '#0E1512',
  langit: '#7FB3E6',
  'langit-text': '#9CC5EC',
  'langit-tint': '#15293B',
  padi: '#E0B15A',
  'padi-text': '#E7C07A',
  'padi-tint': '#33290F',
  backdrop: 'rgb(3 6 5 / 62%)',
  'shadow-float': '0 12px 32px rgb(0 0 0 / 45%)',
};

/** Sizes that do not change with the colour scheme; lengths sit on the 4 px grid. */
const sizeTokens = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-7': '1.75rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  hairline: '1px',
  'focus-width': '2px',
  radius: '0.625rem',
  'radius-card': '0.875rem',
  'radius-small': '0.25rem',
  'radius-pill': '999px',
  'text-caption': '0.75rem',
  'text-table': '0.8125rem',
  'text-body': '0.875rem',
  'text-lead': '1rem',
  'text-number': '1.25rem',
  'text-title': '1.5rem',
  'text-hero': '2.375rem',
  'weight-medium': '500',
  'weight-bold': '600',
  'tracking-tight': '-0.01em',
  'tracking-tighter': '-0.02em',
  'tracking-hero': '-0.03em',
  'menu-width': '15.5rem',
  'menu-width-icons': '4.5rem',
  'bar-height': '4rem',
  'content-width': '75rem',
  'form-width': '25rem',
  'text-width': '42rem',
  'control-height': '2.5rem',
  'control-text': '0.875rem',
  'touch-target': '2.75rem',
  icon: '1.25rem',
  'icon-small': '1rem',
  'motion-fast': '120ms',
  'motion-slow': '200ms',
} as const;

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
    InputWrapper: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
    Menu: { defaultProps: { shadow: 'md', radius: 'lg' } },
    Modal: { defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 150 } } },
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
