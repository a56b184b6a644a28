import { type EntityManager, MoreThan } from 'typeorm';
import { beginChange, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { Conflict, type FieldErrors, InvalidInput } from '../../core/errors/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../activities/index.js';
import {
  effectiveValues,
  fieldsIn,
  GROUP_NAMES,
  groupErrors,
  type GroupName,
  type GroupValues,
  lockedFields,
  readableAccent,
  readValues,
  Setting,
  SETTING_GROUPS,
  type SiteSettings,
  stampChanges,
} from '../site/index.js';
import type { User } from '../users/index.js';
import type { SitePictureService } from './site-picture.service.js';

/** A group of settings with its stored state. */
export interface SettingsState {
  group: GroupName;
  version: number;
  value: object;
  locked: { field: string; variable: string }[];
  updatedAt: Date | null;
  updatedBy: User | null;
}

/** A saved group, and the change that saved it. */
export interface SavedState {
  settings: SettingsState;
  /** Change that `undo` can revert; it has changed nothing if the values were stored already. */
  change: ChangeType;
}

const isLocked = (path: string, locked: Readonly<Record<string, string>>): boolean => Object.hasOwn(locked, path.split('.')[0] ?? '');

/** Returns those of some ids that exist. */
type Existing = (ids: readonly string[]) => Promise<readonly string[]>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads and changes the settings of the site. */
export class SettingsService {
  private existingCities: Existing = () => Promise.resolve([]);

  constructor(
    private readonly manager: EntityManager,
    private readonly parts: Pick<ActivityModule, 'activities' | 'userById'> & { siteSettings: SiteSettings; sitePictures: SitePictureService },
  ) {}

  /** Sets how cities are found. The module of the cities calls it, because this one does not know them. */
  findCitiesBy(existing: Existing): void {
    this.existingCities = existing;
  }

  /** Returns all groups, as they are stored now. */
  async list(): Promise<SettingsState[]> {
    const rows = await this.manager.find(Setting);
    const editors = await this.lastEditors(rows);
    return GROUP_NAMES.map((group) => {
      const row = rows.find(({ name }) => name === group);
      return this.stateOf(group, row, editors);
    });
  }

  /** Returns the groups that an admin has saved. */
  async savedGroups(): Promise<ReadonlySet<string>> {
    const rows = await this.manager.find(Setting, { select: { name: true }, where: { version: MoreThan(0) } });
    return new Set(rows.map(({ name }) => name));
  }

  /** Returns a group, as it is stored now. */
  async get(group: GroupName): Promise<SettingsState> {
    const rows = await this.manager.findBy(Setting, { name: group });
    return this.stateOf(group, rows[0], await this.lastEditors(rows));
  }

  /**
   * Replaces the values of a group.
   * @param version version that the values are based on; 0 if the group was never changed
   * @param given values of all fields; those of environment variables must be unchanged
   * @throws InvalidInput with every wrong field, Conflict if the group has another version by now
   */
  async save(viewer: Viewer, group: GroupName, version: number, given: unknown): Promise<SavedState> {
    const { variables } = this.parts.siteSettings;
    const values = await this.check(group, given);
    // The first change is logged as a change of the initial values.
    await this.manager.query('INSERT INTO settings (id, name, value, version) VALUES ($1, $2, $3, 0) ON CONFLICT (name) DO NOTHING', [
      newId(),
      group,
      effectiveValues(group, {}, variables),
    ]);
    const [row] = await this.manager.query<Pick<Setting, 'id' | 'version' | 'value'>[]>(
      'SELECT id, version, value FROM settings WHERE name = $1 FOR NO KEY UPDATE',
      [group],
    );
    if (!row || row.version !== version) throw new Conflict('settings.changed');
    const former: object = effectiveValues(group, row.value, variables);
    const change = beginChange(viewer);
    const changed = await this.parts.activities.update(change, {
      kind: ActivityTarget.SETTING,
      action: ActivityAction.UPDATED,
      rows: { where: 't.id = $1', parameters: [row.id] },
      values: { value: stampChanges(SETTING_GROUPS[group], values as object, former) },
    });
    return { settings: await this.get(group), change: changeOf(change, changed) };
  }

  /**
   * Checks and cleans the values of a group.
   * @param given values of all fields; those of environment variables must be unchanged
   * @throws InvalidInput with every wrong field
   */
  async check<Group extends GroupName>(group: Group, given: unknown): Promise<GroupValues[Group]> {
    const { values, errors } = readValues(SETTING_GROUPS[group], given);
    // The values of environment variables have rules of their own, and `refused` compares them.
    const locked = lockedFields(group, this.parts.siteSettings.variables);
    const wrong = Object.entries(errors).filter(([path]) => !isLocked(path, locked));
    const problems = wrong.length > 0 ? Object.fromEntries(wrong) : await this.refused(group, values as GroupValues[Group], given);
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
    return values as GroupValues[Group];
  }

  /** Returns errors that depend on more than the shape of the values. */
  private async refused<Group extends GroupName>(group: Group, values: GroupValues[Group], given: unknown): Promise<FieldErrors> {
    const errors: Record<string, FieldErrors[string]> = { ...groupErrors(group, values) };
    const sent = given as Record<string, unknown>;
    const current: Readonly<Record<string, unknown>> = { ...this.parts.siteSettings.of(group) };
    for (const [field, variable] of Object.entries(lockedFields(group, this.parts.siteSettings.variables))) {
      if (JSON.stringify(sent[field]) !== JSON.stringify(current[field])) errors[field] = ['settings.locked', { variable }];
    }
    const fields = fieldsIn(SETTING_GROUPS[group], values);
    Object.assign(errors, await this.unknownCities(fields));
    for (const { path, field, value } of fields) {
      if (field.kind === 'picture' && isText(value) && !(await this.parts.sitePictures.exists(value))) errors[path] = 'settings.pictureUnknown';
      if (field.kind === 'color' && isText(value)) {
        const proposed = readableAccent(value);
        if (proposed !== value) errors[path] = ['settings.accentContrast', { proposed }];
      }
    }
    return errors;
  }

  /** Returns the errors of cities that do not exist. */
  private async unknownCities(fields: ReturnType<typeof fieldsIn>): Promise<FieldErrors> {
    const chosen = fields.flatMap(({ path, field, value }): [path: string, id: string][] => {
      if (field.kind === 'cities') return (value as string[]).map((id, n) => [`${path}.${n}`, id]);
      return field.kind === 'city' && isText(value) ? [[path, value]] : [];
    });
    if (chosen.length === 0) return {};
    const existing = new Set(await this.existingCities(chosen.map(([, id]) => id)));
    return Object.fromEntries(chosen.filter(([, id]) => !existing.has(id)).map(([path]) => [path, 'settings.cityUnknown' as const]));
  }

  private stateOf(group: GroupName, row: Setting | undefined, editors: ReadonlyMap<string, User | null>): SettingsState {
    const { variables } = this.parts.siteSettings;
    return {
      group,
      version: row?.version ?? 0,
      value: effectiveValues(group, row?.value ?? {}, variables),
      locked: Object.entries(lockedFields(group, variables)).map(([field, variable]) => ({ field, variable })),
      updatedAt: row?.updatedAt ?? null,
      updatedBy: (row && editors.get(row.id)) ?? null,
    };
  }

  /** Returns the user who has changed each group last, by the id of its row. The activity log knows them. */
  private async lastEditors(rows: readonly Setting[]): Promise<ReadonlyMap<string, User | null>> {
    const last = await this.parts.activities.lastActors(
      ActivityTarget.SETTING,
      rows.map(({ id }) => id),
    );
    return new Map(await Promise.all([...last].map(async ([id, actorId]) => [id, actorId === null ? null : await this.parts.userById.load(actorId)] as const)));
  }
}
