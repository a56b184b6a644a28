import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { t, type TextKey } from '../../../../lib/i18n';
import type { Action, Verdict } from '../verdicts';

interface Props {
  actions: readonly Action[];
  /** Address of the form to edit the place; null if the viewer cannot edit it. */
  editHref: string | null;
  /** True if keyboard shortcuts are on; the buttons then announce theirs. */
  hasKeys: boolean;
  onChoose: (verdict: Verdict) => void;
}

const HINTS = { approve: null, reject: null, dismiss: 'moderation.dismissHint', uphold: 'moderation.upholdHint' } as const satisfies Record<
  Verdict,
  TextKey | null
>;

/** Decision buttons of an item, always in the same position. */
export function ActionPanel({ actions, editHref, hasKeys, onChoose }: Props) {
  const keyOf = (key: string | undefined) => (hasKeys ? { 'aria-keyshortcuts': key } : {});
  const hints = actions.flatMap(({ verdict }) => HINTS[verdict] ?? []);
  return (
    <Box
      role="group"
      aria-label={t('moderation.decide')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(84px, 1fr))', lg: '1fr' } }}
    >
      {actions.map(({ verdict, label, shortcut }, n) => (
        <Button
          key={verdict}
          variant={n === 0 ? 'contained' : 'outlined'}
          color={verdict === 'reject' ? 'error' : n === 0 ? 'primary' : 'inherit'}
          onClick={() => onChoose(verdict)}
          {...keyOf(shortcut)}
          sx={{ px: { xs: 1, sm: 2 } }}
        >
          {t(label)}
        </Button>
      ))}
      {editHref && (
        <Button component={Link} to={editHref} color="inherit" {...keyOf('e')} sx={{ px: { xs: 1, sm: 2 } }}>
          {t('moderation.editPlace')}
        </Button>
      )}
      {hints.map((hint) => (
        <Typography key={hint} variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', lg: 'block' } }}>
          {t(hint)}
        </Typography>
      ))}
    </Box>
  );
}
