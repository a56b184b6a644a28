import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SetupStepName } from '../../../graphql/schema.generated';
import { MapStep } from './MapStep';
import { SampleStep, TryOutPacks } from './SampleStep';
import { SetupStep } from './SetupStep';
import { StartCity } from './StartCity';
import type { useSetup } from './useSetup';

/** Command that imports a file. It is no text, and the same in all languages. */
const IMPORT = 'npm run citypins -- import places.csv';

interface Props {
  setup: ReturnType<typeof useSetup>;
  /** Also shows what is done or skipped, so that it can be done again. */
  isComplete?: boolean;
}

/** List of the steps of the setup. */
export function SetupSteps({ setup: { data, steps, skip, resume }, isComplete = false }: Props) {
  if (!data || !steps) return null;
  const { sample, onlyCity } = data.setup;
  const hasCity = steps.some(({ name, state }) => name === 'CITY' && state === 'done');
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
    MAP: <MapStep map={data.site.map} />,
  };
  const partOf = (step: SetupStepName): ReactNode => parts[step];
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ name, state }) => (
        <SetupStep
          key={name}
          name={name}
          state={state}
          heading={isComplete ? 'h2' : 'h3'}
          // without sample data, there is nothing to remove
          isExpanded={state === 'open' || (isComplete && !(name === 'SAMPLE' && state === 'done'))}
          onSkip={() => skip(name)}
          onResume={() => resume(name)}
          footer={
            <>
              {name === 'CITY' && onlyCity && <StartCity city={onlyCity} />}
              {name === 'SAMPLE' && state !== 'skipped' && !hasCity && <TryOutPacks sample={sample} isEmpty={state === 'done'} />}
            </>
          }
        >
          {partOf(name)}
        </SetupStep>
      ))}
    </Box>
  );
}
