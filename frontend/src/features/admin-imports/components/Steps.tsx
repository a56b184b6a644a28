import ButtonBase from '@mui/material/ButtonBase';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { type OpenStep, type Step as StepName, STEPS } from './importSteps';

interface Props {
  current: StepName;
  /** Steps that can be opened. */
  open: readonly OpenStep[];
  onOpen?: (step: OpenStep) => void;
}

/** The five steps of an import. Those that can be opened are buttons. */
export function Steps({ current, open, onOpen }: Props) {
  const active = STEPS.indexOf(current);
  return (
    <Stepper
      component="ol"
      aria-label={t('importSteps.steps')}
      alternativeLabel
      activeStep={active}
      sx={{ listStyle: 'none', p: 0, mt: 0, mb: { xs: 2, sm: 3 }, mx: { xs: -1, sm: 0 }, maxWidth: 880 }}
    >
      {STEPS.map((name, n) => {
        const step = open.find((one) => one === name);
        const label = t(`importSteps.${name}`);
        return (
          <Step key={name} component="li" completed={n < active} aria-current={name === current ? 'step' : undefined} sx={{ px: { xs: 0.25, sm: 1 } }}>
            {step && step !== current ? (
              <ButtonBase sx={{ width: '100%', borderRadius: radius.control }} onClick={() => onOpen?.(step)}>
                <StepLabel sx={{ cursor: 'pointer' }}>{label}</StepLabel>
              </ButtonBase>
            ) : (
              <StepLabel>{label}</StepLabel>
            )}
          </Step>
        );
      })}
    </Stepper>
  );
}
