import type { Viewer } from '../../core/access/index.js';
import type { ActivityService } from '../activities/index.js';

/** File name of the data download. */
export const FILE_NAME = 'my-data.json';

/** The personal data that one module stores. */
interface PersonalPart {
  /** Returns all data of a user, as JSON. */
  read: (userId: string) => Promise<unknown>;
  /** Deletes the user's data when the account is deleted. Absent if the data stays without the user's name. */
  erase?: (userId: string) => Promise<void>;
}

/** Collects and erases the personal data of a user. Each module adds its own part. */
export class PersonalData {
  private readonly parts: [string, PersonalPart][] = [];

  constructor(private readonly activities: ActivityService) {}

  /** @param name key of the part in the download */
  add(name: string, part: PersonalPart): void {
    this.parts.push([name, part]);
  }

  /** Returns all parts by name, and logs the download. */
  async download(viewer: Pick<Viewer, 'id'>): Promise<Record<string, unknown>> {
    await this.activities.noteDownload(viewer, FILE_NAME);
    return this.collect(viewer.id);
  }

  private async collect(userId: string): Promise<Record<string, unknown>> {
    return Object.fromEntries(await Promise.all(this.parts.map(async ([name, { read }]) => [name, await read(userId)] as const)));
  }

  /** Deletes the data that is erased with the account. */
  async erase(userId: string): Promise<void> {
    for (const [, { erase }] of this.parts) await erase?.(userId);
  }
}
