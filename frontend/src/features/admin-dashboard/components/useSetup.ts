import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { SetupStepName } from '../../../graphql/schema.generated';
import { useStored } from '../../../lib/browser';
import type { StepState } from './SetupStep';
import { STEPS } from './setupSteps';
import { SetupDocument } from './useSetup.generated';

/** Interval (ms) between queries while data for trying out are being added or removed. */
const POLL_MS = 2000;
const KEY = 'citypins-setup';

/** Steps that the admin has skipped, as this browser remembers them. `ALL` hides the card of the dashboard. */
type Skipped = readonly (SetupStepName | 'ALL')[];
const isSkipped = (stored: unknown): stored is Skipped => Array.isArray(stored) && stored.every((name) => name === 'ALL' || Object.hasOwn(STEPS, String(name)));

/**
 * Loads the steps of the setup, and remembers those that the admin skips.
 * @param options.isForCard whether to load nothing while the card of the dashboard is hidden
 */
export function useSetup({ isForCard }: { isForCard: boolean }) {
  const [skipped, setSkipped] = useStored<Skipped>(KEY, [], isSkipped);
  const isHidden = skipped.includes('ALL');
  const [pollInterval, setPollInterval] = useState(0);
  const query = useQuery(SetupDocument, isForCard && isHidden ? skipToken : { fetchPolicy: 'cache-and-network', pollInterval });
  // The job tells nobody when it ends.
  const { isBeingRemoved = false, isBeingAdded = false } = query.data?.setup.sample ?? {};
  const wanted = isBeingRemoved || isBeingAdded ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);
  const steps = query.data?.setup.steps.map(({ name, isDone }) => {
    const state: StepState = isDone ? 'done' : skipped.includes(name) ? 'skipped' : 'open';
    return { name, state };
  });
  return {
    ...query,
    steps,
    isHidden,
    skip: (name: Skipped[number]) => setSkipped([...skipped, name]),
    resume: (name: Skipped[number]) => setSkipped(skipped.filter((one) => one !== name)),
  };
}
