import { IsString } from 'class-validator';

/** Body of a request for the address of a backup's file. */
export class BackupLinkInput {
  /** Time that identifies the backup. */
  @IsString()
  dueAt: string;
}
