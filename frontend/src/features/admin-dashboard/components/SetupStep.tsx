import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SetupStepName } from '../../../graphql/schema.generated';
import { t, type TextKey } from '../../../lib/i18n';
import { STEPS } from './setupSteps';

export type StepState = 'open' | 'done' | 'skipped';

/** Icon and text of each state. */
const STATES = {
  open: { Icon: RadioButtonUncheckedRounded, color: 'outline.main', label: undefined },
  done: { Icon: CheckCircleRounded, color: 'success.main', label: 'setup.done' },
  skipped: { Icon: RemoveCircleOutlineRounded, color: 'text.secondary', label: 'setup.skipped' },
} as const satisfies Record<StepState, { Icon: unknown; color: string; label: TextKey | undefined }>;

/** Puts a button at the end of the row, with its text at the edge. */
const atEnd = { ml: 'auto', mr: -1 };

interface Props {
  name: SetupStepName;
  state: StepState;
  /** Level of the heading: below the title of the card or of the screen. */
  heading: 'h2' | 'h3';
  /** Whether to show what the step is for, with its controls. */
  isExpanded: boolean;
  onSkip: () => void;
  onResume: () => void;
  /** Further controls of an expanded step. */
  children?: ReactNode;
  /** Controls that also a step that is done has. */
  footer?: ReactNode;
}

/** A step of the setup: its state, what it is for, and a link to its screen. */
export function SetupStep({ name, state, heading, isExpanded, onSkip, onResume, children, footer }: Props) {
  const { title, text, action } = STEPS[name];
  const { Icon, color, label } = STATES[state];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Icon aria-hidden sx={{ color, mt: state === 'done' ? '1px' : '10px' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, minHeight: state === 'done' ? undefined : 44 }}>
          <Typography variant="subtitle1" component={heading}>
            {t(title)}
          </Typography>
          {label && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {t(label)}
            </Typography>
          )}
          {state === 'open' && (
            <Button color="inherit" aria-label={t('setup.skipStep', { step: t(title) })} onClick={onSkip} sx={atEnd}>
              {t('setup.skip')}
            </Button>
          )}
          {state === 'skipped' && (
            <Button color="inherit" aria-label={t('setup.resumeStep', { step: t(title) })} onClick={onResume} sx={atEnd}>
              {t('setup.resume')}
            </Button>
          )}
        </Stack>
        {isExpanded && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: (action ?? children) ? 1 : 0, maxWidth: '68ch' }}>
              {t(text)}
            </Typography>
            {children}
            {action && (
              <Button component={Link} to={action.to} variant="outlined" color="inherit">
                {t(action.label)}
              </Button>
            )}
          </>
        )}
        {footer}
      </Box>
    </Box>
  );
}
