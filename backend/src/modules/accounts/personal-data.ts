/** Reads what one part of the guide stores about a person, as JSON. */
type PersonalDataReader = (userId: string) => Promise<unknown>;

/** What the guide stores about a person; each module adds its own part. */
export class PersonalData {
  private readonly readers: [string, PersonalDataReader][] = [];

  /** @param name under which the part stands in the answer */
  add(name: string, read: PersonalDataReader): void {
    this.readers.push([name, read]);
  }

  /** All parts, by name. */
  async collect(userId: string): Promise<Record<string, unknown>> {
    return Object.fromEntries(await Promise.all(this.readers.map(async ([name, read]) => [name, await read(userId)] as const)));
  }
}
