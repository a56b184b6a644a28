import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A backup that was made, failed, or is being made.' })
export class Backup {
  @Field(() => Date, { description: 'Time for which it was asked. It identifies the backup.' })
  dueAt: Date;

  @Field(() => Date, { description: 'Time at which it was started.' })
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time at which it ended; null if it is being made, or its process has ended.' })
  endedAt: Date | null;

  @Field(() => String, { description: 'Machine on which it was made.' })
  machine: string;

  @Field(() => String, { nullable: true, description: 'Name of the file; null if there is none, and for a backup by the command line.' })
  fileName: string | null;

  @Field(() => Float, { nullable: true, description: 'Size of the file in bytes.' })
  bytes: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of uploaded files that the file store does not have.' })
  missing: number | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, in English.' })
  error: string | null;

  @Field(() => Boolean, { description: 'Whether this machine still has the file.' })
  canDownload: boolean;
}

@ObjectType({ description: 'Backups and their schedule.' })
export class Backups {
  @Field(() => [Backup], { description: 'The newest backups.' })
  items: Backup[];

  @Field(() => String, { nullable: true, description: 'Schedule as a cron expression; null if BACKUP_SCHEDULE is not set.' })
  schedule: string | null;

  @Field(() => Date, { nullable: true, description: 'Time of the next scheduled backup.' })
  nextAt: Date | null;

  @Field(() => String, { description: 'Folder of the backups on the server.' })
  folder: string;

  @Field(() => Int, { description: 'Number of backups that are kept: of the schedule, and of admins.' })
  keep: number;
}
