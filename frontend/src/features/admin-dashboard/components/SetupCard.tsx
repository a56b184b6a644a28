import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { SetupStepName } from '../../../graphql/schema.generated';
import { useStored } from '../../../lib/browser';
import { isolate, t } from '../../../lib/i18n';
import { Section } from './Section';
import { SampleStep } from './SampleStep';
import { SetupCardDocument } from './SetupCard.generated';
import { SetupStep, type StepState } from './SetupStep';
import { STEPS } from './setupSteps';
import { StartCity } from './StartCity';

/** Interval (ms) between queries while the sample data are being removed. */
const POLL_MS = 2000;
const KEY = 'citypins-setup';

/** Steps that the admin has skipped, as this browser remembers them. `ALL` hides the card. */
type Skipped = readonly (SetupStepName | 'ALL')[];
const isSkipped = (stored: unknown): stored is Skipped => Array.isArray(stored) && stored.every((name) => name === 'ALL' || Object.hasOwn(STEPS, String(name)));

/** Command that imports a file. It is no text, and the same in all languages. */
const IMPORT = 'npm run citypins -- import places.csv';

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
  const { sample, onlyCity } = data.setup;
  const steps = data.setup.steps.map(({ name, isDone }) => {
    const state: StepState = isDone ? 'done' : skipped.includes(name) ? 'skipped' : 'open';
    return { name, state };
  });
  if (steps.every(({ state }) => state !== 'open')) return null;

  const parts: Partial<Record<SetupStepName, ReactNode>> = {
    SAMPLE: <SampleStep sample={sample} />,
    PLACE: (
      <Typography
        component="code"
        dir="ltr"
        variant="body2"
        sx={{ display: 'block', width: 'fit-content', mb: 1.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {IMPORT}
      </Typography>
    ),
    MAP: (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('setup.mapTiles', { url: isolate(data.site.mapTiles.url) })}
      </Typography>
    ),
  };
  const partOf = (step: SetupStepName): ReactNode => parts[step];

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
        {steps.map(({ name, state }) => (
          <SetupStep
            key={name}
            name={name}
            state={state}
            onSkip={() => skip([...skipped, name])}
            onResume={() => skip(skipped.filter((one) => one !== name))}
            footer={name === 'CITY' && onlyCity && <StartCity city={onlyCity} />}
          >
            {partOf(name)}
          </SetupStep>
        ))}
      </Box>
    </Section>
  );
}
