import type { Viewer } from '../../core/access/viewer.js';
import type { ActivityService } from '../activities/index.js';

/** Name of the file with the data of a person. */
export const FILE_NAME = 'citypins-my-data.json';

/** What one part of the guide stores about people. */
interface PersonalPart {
  /** Everything of a person, as JSON. */
  read: (userId: string) => Promise<unknown>;
  /** Throws away what is theirs alone when their account goes; left out where what they wrote stays without their name. */
  erase?: (userId: string) => Promise<void>;
}

/** What the guide stores about a person; each module adds its own part. */
export class PersonalData {
  private readonly parts: [string, PersonalPart][] = [];

  constructor(private readonly activities: ActivityService) {}

  /** @param name under which the part stands in the answer */
  add(name: string, part: PersonalPart): void {
    this.parts.push([name, part]);
  }

  /** All parts, by name; the log says that they were downloaded. */
  async download(viewer: Pick<Viewer, 'id'>): Promise<Record<string, unknown>> {
    await this.activities.noteDownload(viewer, FILE_NAME);
    return this.collect(viewer.id);
  }

  private async collect(userId: string): Promise<Record<string, unknown>> {
    return Object.fromEntries(await Promise.all(this.parts.map(async ([name, { read }]) => [name, await read(userId)] as const)));
  }

  /** Throws away what goes with the account. */
  async erase(userId: string): Promise<void> {
    for (const [, { erase }] of this.parts) await erase?.(userId);
  }
}
