import { skipToken, useQuery } from '@apollo/client/react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SetupStepName } from '../../../graphql/schema.generated';
import { paths } from '../../../lib/address';
import { useStored } from '../../../lib/browser';
import { t, type TextKey } from '../../../lib/i18n';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { Section } from './Section';
import { SampleStep } from './SampleStep';
import { SetupCardDocument } from './SetupCard.generated';

/** Interval (ms) between queries while the sample data are being removed. */
const POLL_MS = 2000;
const KEY = 'citypins-setup';

/** Title, explanation and screen of each step. A step without a screen is done outside the console. */
const STEPS: Readonly<Record<SetupStepName, { title: TextKey; text: TextKey; action?: { label: TextKey; to: string } }>> = {
  IDENTITY: { title: 'setup.nameAndLook', text: 'setup.nameAndLookText', action: { label: 'setup.chooseNameAndLook', to: paths.adminSettings('identity') } },
  CONTACT: { title: 'setup.contact', text: 'setup.contactText', action: { label: 'setup.enterContact', to: paths.adminSettings('contact') } },
  SAMPLE: { title: 'setup.sample', text: 'setup.sampleText' },
  CITY: { title: 'setup.firstCity', text: 'setup.firstCityText', action: { label: 'setup.addCity', to: paths.newCity } },
  PLACE: { title: 'setup.firstPlace', text: 'setup.firstPlaceText', action: { label: 'setup.addPlace', to: paths.newPlace() } },
  MAIL: { title: 'setup.mail', text: 'setup.mailText', action: { label: 'setup.openMails', to: paths.adminSettings('mail') } },
  BACKUPS: { title: 'setup.backups', text: 'setup.backupsText' },
};

/** Steps that the admin has skipped, as this browser remembers them. `ALL` hides the card. */
type Skipped = readonly (SetupStepName | 'ALL')[];
const isSkipped = (stored: unknown): stored is Skipped => Array.isArray(stored) && stored.every((name) => name === 'ALL' || Object.hasOwn(STEPS, String(name)));

function Step({ name, isDone, children }: { name: SetupStepName; isDone: boolean; children?: ReactNode }) {
  const { title, text, action } = STEPS[name];
  const Icon = isDone ? CheckCircleRounded : RadioButtonUncheckedRounded;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Icon aria-hidden sx={{ color: isDone ? 'success.main' : 'outline.main', mt: '1px' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3">
          {t(title)}
          {isDone && <Box component="span" sx={visuallyHidden}>{` (${t('setup.done')})`}</Box>}
        </Typography>
        {!isDone && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: action || children ? 1 : 0, maxWidth: '68ch' }}>
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
      </Box>
    </Box>
  );
}

/** Steps that turn a new installation into the operator's own guide. The card goes when all are done or skipped. */
export function SetupCard() {
  const [skipped, skip] = useStored<Skipped>(KEY, [], isSkipped);
  const isHidden = skipped.includes('ALL');
  const [pollInterval, setPollInterval] = useState(0);
  const { data } = useQuery(SetupCardDocument, isHidden ? skipToken : { fetchPolicy: 'cache-and-network', pollInterval });
  // The job tells nobody when it ends.
  const wanted = data?.setup.sample.isBeingRemoved ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  if (!data || isHidden) return null;
  const steps = data.setup.steps.map(({ name, isDone }) => ({ name, isDone: isDone || skipped.includes(name) }));
  if (steps.every(({ isDone }) => isDone)) return null;

  return (
    <Section
      title={t('setup.setUpYourGuide')}
      action={
        <Button color="inherit" onClick={() => skip([...skipped, 'ALL'])}>
          {t('setup.hideTheList')}
        </Button>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ name, isDone }) => (
          <Step key={name} name={name} isDone={isDone}>
            {name === 'SAMPLE' && <SampleStep sample={data.setup.sample} onKeep={() => skip([...skipped, 'SAMPLE'])} />}
          </Step>
        ))}
      </Box>
    </Section>
  );
}
