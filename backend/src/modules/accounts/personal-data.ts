import type { Viewer } from '../../core/access/index.js';
import { TooLarge } from '../../core/errors/index.js';
import { FileAnswer } from '../../core/rest/index.js';
import type { ActivityService } from '../activities/index.js';

/** Maximum number of rows of a part that one JSON response contains. A file has no limit. */
const MOST_ROWS = 10_000;

/** A part with many rows, which is read in portions. */
type Portions = AsyncIterable<readonly object[]>;

/** The personal data that one module stores. */
interface PersonalPart {
  /** Returns all data of a user, as JSON. */
  read: (userId: string) => Promise<unknown> | Portions;
  /** Deletes the user's data when the account is deleted. Absent if the data stays without the user's name. */
  erase?: (userId: string) => Promise<void>;
}

const isPortions = (part: Promise<unknown> | Portions): part is Portions => Symbol.asyncIterator in part;

async function whole(part: Promise<unknown> | Portions): Promise<unknown> {
  if (!isPortions(part)) return part;
  const all: object[] = [];
  for await (const rows of part) {
    all.push(...rows);
    if (all.length > MOST_ROWS) throw new TooLarge({ myData: 'api.dataTooLarge' });
  }
  return all;
}

/** Yields the rows of a JSON array, one a line, without its brackets. */
async function* rowsOf(part: Portions): AsyncGenerator<string> {
  let start = '\n';
  for await (const rows of part) {
    yield start + rows.map((row) => JSON.stringify(row)).join(',\n');
    start = ',\n';
  }
}

/** Collects and erases the personal data of a user. Each module adds its own part. */
export class PersonalData {
  private readonly parts: [string, PersonalPart][] = [];

  constructor(private readonly activities: ActivityService) {}

  /** @param name key of the part in the download */
  add(name: string, part: PersonalPart): void {
    this.parts.push([name, part]);
  }

  /** Returns all parts by name, and logs the download. @throws TooLarge for a part with more than `MOST_ROWS` rows */
  async download(viewer: Pick<Viewer, 'id'>): Promise<Record<string, unknown>> {
    const parts = await Promise.all(this.parts.map(async ([name, { read }]) => [name, await whole(read(viewer.id))] as const));
    await this.log(viewer);
    return Object.fromEntries(parts);
  }

  /** Returns all parts as a JSON file, which is read while it is sent, and logs the download. */
  async file(viewer: Pick<Viewer, 'id'>): Promise<FileAnswer> {
    await this.log(viewer);
    return new FileAnswer('application/json', 'my-data', 'json', this.pieces(viewer.id));
  }

  private log(viewer: Pick<Viewer, 'id'>): Promise<void> {
    return this.activities.noteDownload(viewer, 'my-data.json');
  }

  private async *pieces(userId: string): AsyncGenerator<string> {
    let start = '{\n';
    for (const [name, { read }] of this.parts) {
      const part = read(userId);
      const head = `${start}${JSON.stringify(name)}: `;
      if (isPortions(part)) {
        yield `${head}[`;
        yield* rowsOf(part);
        yield ']';
      } else {
        yield head + JSON.stringify((await part) ?? null);
      }
      start = ',\n';
    }
    yield '\n}\n';
  }

  /** Deletes the data that is erased with the account. */
  async erase(userId: string): Promise<void> {
    for (const [, { erase }] of this.parts) await erase?.(userId);
  }
}
