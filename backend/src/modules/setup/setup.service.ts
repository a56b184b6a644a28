import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { newId } from '../../core/db/index.js';
import { JobQueue } from '../../core/jobs/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { WebhookModule } from '../webhooks/index.js';
import { REMOVE_SAMPLE } from './sample.task.js';
import { readSetupFacts, type SetupFacts } from './setup.query.js';
import { type SampleData, type Setup, SetupStepName } from './setup.type.js';

/** Facts of the setup from environment variables. */
export interface SetupParts {
  hasMail: boolean;
  hasBackups: boolean;
}

const sampleOf = ({ cities, places, people, isBeingRemoved, hasFailed }: SetupFacts): SampleData => ({ cities, places, people, isBeingRemoved, hasFailed });

/** Progress of turning a new installation into the operator's own guide. */
export class SetupService {
  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<WebhookModule, 'activities' | 'settings'>,
    private readonly parts: SetupParts,
  ) {}

  async get(): Promise<Setup> {
    const facts = await readSetupFacts(this.manager);
    const versions = new Map((await this.left.settings.list()).map(({ group, version }) => [group, version]));
    const isDone: Record<SetupStepName, boolean> = {
      [SetupStepName.IDENTITY]: (versions.get('identity') ?? 0) > 0,
      [SetupStepName.CONTACT]: (versions.get('contact') ?? 0) > 0,
      [SetupStepName.SAMPLE]: facts.cities + facts.places + facts.people === 0,
      [SetupStepName.CITY]: facts.hasCity,
      [SetupStepName.PLACE]: facts.hasPlace,
      [SetupStepName.MAIL]: this.parts.hasMail,
      [SetupStepName.BACKUPS]: this.parts.hasBackups,
    };
    return { steps: Object.values(SetupStepName).map((name) => ({ name, isDone: isDone[name] })), sample: sampleOf(facts) };
  }

  /**
   * Removes the sample data by a job.
   * @param withContributions whether to delete also places and cities to which real users have added something
   */
  async removeSample(viewer: Viewer, withContributions: boolean): Promise<SampleData> {
    const { name } = REMOVE_SAMPLE;
    await new JobQueue(this.manager).add(REMOVE_SAMPLE, { withContributions }, { queue: name, key: name });
    await this.left.activities.note(viewer, { action: ActivityAction.DELETED, kind: ActivityTarget.SETTING, id: newId(), label: 'sample data' });
    return sampleOf(await readSetupFacts(this.manager));
  }
}
