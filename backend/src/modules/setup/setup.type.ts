import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { City } from '../cities/index.js';

/** Steps that turn a new installation into the operator's own guide, in order. */
export enum SetupStepName {
  IDENTITY = 'identity',
  CONTACT = 'contact',
  SAMPLE = 'sample',
  CITY = 'city',
  PLACE = 'place',
  MAP = 'map',
  MAIL = 'mail',
  BACKUPS = 'backups',
  MODERATORS = 'moderators',
}
registerEnumType(SetupStepName, {
  name: 'SetupStepName',
  description: "Step that turns a new installation into the operator's own guide.",
  valuesConfig: {
    IDENTITY: { description: 'Name and look.' },
    CONTACT: { description: 'Contact data of the operator.' },
    SAMPLE: { description: 'Removal of the sample data.' },
    CITY: { description: 'First city.' },
    PLACE: { description: 'First place.' },
    MAP: { description: 'Own map archive, or another source of the base map.' },
    MAIL: { description: 'Mail server.' },
    BACKUPS: { description: 'Scheduled backups.' },
    MODERATORS: { description: 'Second moderator or admin.' },
  },
});

@ObjectType({ description: 'A step of the setup.' })
class SetupStep {
  @Field(() => SetupStepName, { description: 'Name of the step.' })
  name: SetupStepName;

  @Field(() => Boolean, { description: 'Whether the step is done.' })
  isDone: boolean;
}

@ObjectType({ description: 'Sample data that the site still has.' })
export class SampleData {
  @Field(() => Int, { description: 'Number of sample cities.' })
  cities: number;

  @Field(() => Int, { description: 'Number of sample places.' })
  places: number;

  @Field(() => Int, { description: 'Number of sample users.' })
  people: number;

  @Field(() => Boolean, { description: 'Whether a job that removes the sample data waits or runs.' })
  isBeingRemoved: boolean;

  @Field(() => Boolean, { description: 'Whether a job that imports a pack, such as the sample data, waits or runs.' })
  isBeingAdded: boolean;

  @Field(() => Boolean, { description: 'Whether the last removal has failed.' })
  hasFailed: boolean;
}

@ObjectType({ description: 'Progress of the setup.' })
export class Setup {
  @Field(() => [SetupStep], { description: 'All steps, in order.' })
  steps: SetupStep[];

  @Field(() => SampleData, { description: 'Sample data that the site still has.' })
  sample: SampleData;

  @Field(() => City, {
    nullable: true,
    description: 'The only public city, on whose page the site could start; null if there are others, or the site does so.',
  })
  onlyCity: City | null;
}
