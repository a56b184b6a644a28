import type { EntityManager } from 'typeorm';
import { headerForm } from '../../places/index.js';
import { sourceOf } from '../source-name.js';
import { usableChoices } from './check-choices.js';
import { Choices, type ImportReading } from './types/index.js';
import type { Draft } from './draft.record.js';
import { columnsOf, listSources, sourceOfColumns } from './sources.js';

const formsOf = (reading: ImportReading): string => [...new Set(columnsOf(reading).map(headerForm))].sort().join('\n');

/** Choices for a file, and the name of the source that they come from. */
interface Proposal {
  choices: Choices;
  source: string | null;
}

/**
 * Returns the choices for a file that was read: those of the source that has its columns, or else the defaults. If the same columns were read before, the
 * choices about them stay.
 */
export async function proposedChoices(
  manager: EntityManager,
  draft: Pick<Draft, 'fileName' | 'reading' | 'choices' | 'source'>,
  reading: ImportReading,
): Promise<Proposal> {
  const { kind } = reading;
  if (draft.reading && formsOf(draft.reading) === formsOf(reading)) {
    return { choices: await usableChoices(manager, Object.assign(new Choices(), draft.choices, { kind }), reading), source: draft.source?.name ?? null };
  }
  const known = sourceOfColumns(await listSources(manager), columnsOf(reading));
  if (known) return { choices: await usableChoices(manager, Object.assign(new Choices(), known.choices, { source: known.name }), reading), source: known.name };
  return { choices: Object.assign(new Choices(), { kind, source: sourceOf(draft.fileName) }), source: null };
}
