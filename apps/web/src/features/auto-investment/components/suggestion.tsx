import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Suggestion } from '../api/preset.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';

interface SuggestionProps {
  readonly suggestion: Suggestion;
  readonly onUse: () => void;
}

/** What fits the investor's risk profile, one press away. */
export function SuggestionNote({ suggestion, onUse }: SuggestionProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.suggestion}>
      <p className={classes.suggestionText}>{t(`suggestion.${suggestion.risk_tolerance}`)}</p>
      <Button variant="default" size="sm" onClick={onUse}>
        {t('suggestion.use')}
      </Button>
    </div>
  );
}
