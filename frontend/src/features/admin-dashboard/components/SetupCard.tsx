import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { Section } from '../../../widgets/console';
import { SetupSteps } from './SetupSteps';
import { useSetup } from './useSetup';

/** Steps that turn a new installation into the operator's own guide. The card goes when all are done or skipped; the setup screen keeps them. */
export function SetupCard() {
  const setup = useSetup({ isForCard: true });
  const notify = useNotify();
  if (!setup.steps || setup.isHidden || setup.steps.every(({ state }) => state !== 'open')) return null;
  const hide = () => {
    setup.skip('ALL');
    notify.info(t('setup.listIsHidden'));
  };
  return (
    <Section
      title={t('setup.setUpYourGuide')}
      action={
        <Button color="inherit" onClick={hide}>
          {t('setup.hideTheList')}
        </Button>
      }
    >
      <SetupSteps setup={setup} />
    </Section>
  );
}
