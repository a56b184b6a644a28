import type { Viewer } from '../../../core/access/index.js';
import { Forbidden } from '../../../core/errors/index.js';
import type { Confirmable, SiteSettings } from '../../site/index.js';

/** Actions that are refused without a confirmed address. Reports and pictures are accepted, but have no effect until a moderator decides. */
const REFUSALS = { votes: 'accounts.confirmBeforeVoting', photos: 'accounts.confirmBeforeUploading' } as const satisfies Partial<Record<Confirmable, string>>;

/** Rules for actions that need a confirmed e-mail address. They read the settings of the site from memory. */
export class ConfirmationRules {
  /** @param sendsMail whether a mail server is set up */
  constructor(
    private readonly siteSettings: SiteSettings,
    private readonly sendsMail: boolean,
  ) {}

  /** Whether an action needs a confirmed address. While the site sends no mail, nothing does: users cannot confirm an address then. */
  needs(action: Confirmable): boolean {
    return this.sendsMail && this.siteSettings.of('registration').confirmFirst.includes(action);
  }

  /** Checks that the viewer may take an action. Moderators and admins always may. @throws Forbidden for an unconfirmed address */
  require({ role, isConfirmed }: Viewer, action: keyof typeof REFUSALS): void {
    if (role === 'user' && !isConfirmed && this.needs(action)) throw new Forbidden(REFUSALS[action]);
  }
}
