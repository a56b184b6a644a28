import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { type BackgroundJob, BackgroundJobs } from '../../core/jobs/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import { IMPORT_PACK, SAMPLE_DATA_ID } from '../../packs/index.js';
import type { WebhookModule } from '../webhooks/index.js';
import { REMOVE_SAMPLE } from './sample.task.js';
import { readSetupFacts, type SetupFacts } from './setup.query.js';
import { type SampleData, type Setup, SetupStepName } from './setup.type.js';

/** Facts of the setup from environment variables. */
export interface SetupParts {
  hasMail: boolean;
  hasBackups: boolean;
}

const isOpen = (job: BackgroundJob | undefined): boolean => job?.state === 'waiting' || job?.state === 'running';

/** Progress of turning a new installation into the operator's own guide. */
export class SetupService {
  private readonly jobs: BackgroundJobs;

  constructor(
    private readonly manager: EntityManager,
    private readonly left: Pick<WebhookModule, 'activities' | 'cities' | 'settings' | 'siteSettings'>,
    private readonly parts: SetupParts,
  ) {
    this.jobs = new BackgroundJobs(manager);
  }

  async get(): Promise<Setup> {
    const facts = await readSetupFacts(this.manager);
    const saved = await this.left.settings.savedGroups();
    const isDone: Record<SetupStepName, boolean> = {
      [SetupStepName.IDENTITY]: saved.has('identity'),
      [SetupStepName.CONTACT]: saved.has('contact'),
      [SetupStepName.SAMPLE]: facts.cities + facts.places + facts.people === 0,
      [SetupStepName.CITY]: facts.hasCity,
      [SetupStepName.PLACE]: facts.hasPlace,
      [SetupStepName.MAP]: this.hasMap(),
      [SetupStepName.MAIL]: this.parts.hasMail,
      [SetupStepName.BACKUPS]: this.parts.hasBackups,
      [SetupStepName.MODERATORS]: facts.hasTeam,
    };
    const { onlyCityId } = facts;
    const canStart = this.left.siteSettings.of('home').startCity === '';
    return {
      steps: Object.values(SetupStepName).map((name) => ({ name, isDone: isDone[name] })),
      sample: await this.sampleOf(facts),
      onlyCity: canStart && onlyCityId !== null ? await this.left.cities.get(onlyCityId) : null,
    };
  }

  /**
   * Removes the sample data by a job.
   * @param withContributions whether to delete also places and cities to which real users have added something
   */
  async removeSample(viewer: Viewer, withContributions: boolean): Promise<SampleData> {
    await this.jobs.add(REMOVE_SAMPLE, { withContributions }, { actorId: viewer.id, isSingle: true });
    await this.left.activities.note(viewer, { action: ActivityAction.DELETED, kind: ActivityTarget.SAMPLE, id: SAMPLE_DATA_ID });
    return this.sampleOf(await readSetupFacts(this.manager));
  }

  /** Whether the operator has an own map archive, or has chosen another source. */
  private hasMap(): boolean {
    const { siteSettings } = this.left;
    return siteSettings.maps.length > 0 || siteSettings.of('map').source !== 'own';
  }

  private async sampleOf({ cities, places, people }: SetupFacts): Promise<SampleData> {
    const removal = await this.jobs.last(REMOVE_SAMPLE);
    const addition = await this.jobs.last(IMPORT_PACK);
    return { cities, places, people, isBeingRemoved: isOpen(removal), isBeingAdded: isOpen(addition), hasFailed: removal?.state === 'failed' };
  }
}
