import { IsIn, IsOptional, IsString } from 'class-validator';
import { MODES, type Mode } from '../../../packs/index.js';

/** Body of a request for the address of a pack's file. */
export class PackLinkInput {
  /** Name of the file. */
  @IsString()
  name: string;
}

/** Body of a request that imports a pack. */
export class PackImportInput {
  /** Id of an upload, or `sample` or `vaduz` for a pack of the app. */
  @IsString()
  id: string;

  /** Whether to keep the cities and places of the site. Needed if it has some. */
  @IsOptional()
  @IsIn(MODES)
  mode?: Mode | null;
}
