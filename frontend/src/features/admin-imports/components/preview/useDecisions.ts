import { useState } from 'react';
import type { DuplicatePolicy, ImportDecisionInput } from '../../../../graphql/schema.generated';
import type { ImportChoices_ChoicesFragment } from './ImportChoices.generated';

export interface Decisions {
  /** Decision about the pairs that are not decided one by one. */
  alike: DuplicatePolicy;
  /** Whether something differs from the preview. */
  isChanged: boolean;
  /** Returns the decision about the pair of a row; null: as for all others. */
  of: (key: string) => DuplicatePolicy | null;
  decide: (key: string, decision: DuplicatePolicy | null) => void;
  decideOthers: (alike: DuplicatePolicy) => void;
  /** Choices of the next preview. */
  choices: { alike: DuplicatePolicy; decisions: ImportDecisionInput[] };
}

/** Keeps the decisions about places that are probably the same, until they are applied. They begin with those of the preview. */
export function useDecisions({ alike: before, decisions }: ImportChoices_ChoicesFragment): Decisions {
  const [alike, decideOthers] = useState(before);
  const [changed, setChanged] = useState<ReadonlyMap<string, DuplicatePolicy | null>>(new Map());
  const known = new Map(decisions.map(({ key, decision }) => [key, decision]));
  const of = (key: string) => changed.get(key) ?? (changed.has(key) ? null : (known.get(key) ?? null));
  const keys = [...new Set([...known.keys(), ...changed.keys()])];
  const all = keys.flatMap((key) => {
    const decision = of(key);
    return decision === null ? [] : [{ key, decision }];
  });
  return {
    alike,
    isChanged: alike !== before || [...changed].some(([key, decision]) => decision !== (known.get(key) ?? null)),
    of,
    decide: (key, decision) => setChanged((last) => new Map(last).set(key, decision)),
    decideOthers,
    choices: { alike, decisions: all },
  };
}
