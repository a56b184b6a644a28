import { IsIn, IsInt, IsObject } from 'class-validator';
import { because } from '../../core/validation/index.js';
import type { PictureUse } from '../site/index.js';

const USES: PictureUse[] = ['logo', 'icon', 'hero'];

/** Body of a request that replaces a group of settings. */
export class SettingsInput {
  /** Version that the values are based on. */
  @IsInt()
  version: number;

  /** Values by field, which the service checks. */
  @IsObject(because('settings.notRecord'))
  value: object;
}

/** Form fields of a picture besides the file. */
export class SitePictureInput {
  @IsIn(USES, because(['settings.pictureUse', { uses: USES.join(', ') }]))
  use: PictureUse;
}
