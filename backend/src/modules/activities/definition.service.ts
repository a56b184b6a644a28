import { beginChange, type ChangeType, changeOf, type Viewer } from '../../core/access/index.js';
import type { Definition } from '../site/index.js';
import type { DefinitionRows, SeenDefinition } from './definition-rows.js';

/** Changes of rows that operators define, which are the same for all tables of them. */
export class DefinitionService<Word extends string, Row extends Definition & { id: string } & Record<Word, string>> {
  constructor(private readonly defined: DefinitionRows<Word, Row>) {}

  /** Sorts the rows. @param words words of all of them @throws InvalidInput for other texts, Conflict if they are others by now */
  async sort(viewer: Viewer, words: readonly string[]): Promise<ChangeType> {
    const change = beginChange(viewer);
    return changeOf(change, await this.defined.sort(change, words));
  }

  /** Deletes a row, which an undo restores. @throws NotFound, Conflict if it has another version by now */
  async delete(viewer: Viewer, seen: SeenDefinition): Promise<ChangeType> {
    const change = beginChange(viewer);
    return changeOf(change, await this.defined.deleteSeen(change, seen));
  }
}
