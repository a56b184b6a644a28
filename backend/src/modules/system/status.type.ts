import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Number of jobs of the queue, also of mails and webhook messages.' })
class JobCountsType {
  @Field(() => Int, { description: 'Jobs scheduled for later, for the first or another attempt.' })
  waiting: number;

  @Field(() => Int, { description: 'Jobs that can start.' })
  due: number;

  @Field(() => Int, { description: 'Running jobs.' })
  running: number;

  @Field(() => Int, { description: 'Jobs whose last attempt has failed.' })
  failed: number;
}

@ObjectType({ description: 'Versions, sizes and queues of the installation.' })
export class SystemStatus {
  @Field(() => String, { description: 'Version of the app.' })
  version: string;

  @Field(() => String, { description: 'Version of Node.js.' })
  nodeVersion: string;

  @Field(() => String, { description: 'Version of PostgreSQL.' })
  databaseVersion: string;

  @Field(() => Boolean, { description: 'Whether the app runs its own PostgreSQL.' })
  isEmbedded: boolean;

  @Field(() => Float, { description: 'Size of the database in bytes.' })
  databaseBytes: number;

  @Field(() => String, { description: 'Folder of the data on the server.' })
  folder: string;

  @Field(() => Float, { description: 'Free space of the disk with the data folder, in bytes.' })
  freeBytes: number;

  @Field(() => Float, { description: 'Size of this disk in bytes.' })
  diskBytes: number;

  @Field(() => Date, { description: 'Time at which the process that answers was started.' })
  startedAt: Date;

  @Field(() => JobCountsType, { description: 'The job queue.' })
  jobs: JobCountsType;
}
