import type { Viewer } from '../../core/access/index.js';
import { type FieldErrors, InvalidInput } from '../../core/errors/index.js';
import type { SiteSettings } from '../site/index.js';
import { hasLink } from './links.js';
import { isTrusted } from './standing.policy.js';
import type { StandingService } from './standing.service.js';

/** Kinds of contributions, with the kind of which their author must have approved ones to be trusted. */
const TRUSTED_BY = { reviews: 'reviews', suggestions: 'suggestions', photos: 'photos', avatars: 'photos' } as const;

/** Texts of a contribution by the field of the input; null for no text. */
type Texts = Readonly<Record<string, string | null | undefined>>;

const linksIn = (texts: Texts): string[] => Object.keys(texts).filter((field) => hasLink(texts[field] ?? ''));

const refusal = (fields: readonly string[]): InvalidInput =>
  new InvalidInput(Object.fromEntries(fields.map((field) => [field, 'text.linkRefused'])) as FieldErrors);

/** Rules of the site for contributions. They read the settings from memory. */
export class ModerationRules {
  constructor(
    private readonly siteSettings: SiteSettings,
    private readonly standing: StandingService,
  ) {}

  /** Number of networks from which open reports must come to hide a review. */
  get holdAt(): number {
    return this.siteSettings.of('moderation').holdAt;
  }

  /**
   * Whether a new or changed contribution is shown without a moderator. Links in texts of moderators and admins do not matter.
   * @param texts texts that everyone sees
   * @param except id of a contribution that does not count for the standing
   * @throws InvalidInput for texts with links if the site refuses them
   */
  async showsAtOnce(viewer: Viewer, kind: keyof typeof TRUSTED_BY, texts: Texts = {}, except?: string): Promise<boolean> {
    const { links, trustAfter, [kind]: publication } = this.siteSettings.of('moderation');
    const linked = links === 'allowed' || viewer.role !== 'user' ? [] : linksIn(texts);
    if (links === 'refused' && linked.length > 0) throw refusal(linked);
    if (publication === 'checked' || linked.length > 0) return false;
    return publication === 'atOnce' || isTrusted(await this.standing.of(viewer.id, except), TRUSTED_BY[kind], trustAfter);
  }

  /** Checks texts that no moderator approves. @throws InvalidInput for texts with links, unless the site allows links or a moderator writes them */
  requireNoLinks(viewer: Viewer, texts: Texts): void {
    if (this.siteSettings.of('moderation').links === 'allowed' || viewer.role !== 'user') return;
    const linked = linksIn(texts);
    if (linked.length > 0) throw refusal(linked);
  }

  /** Whether a text holds a contribution for a moderator, because it contains a link. */
  isHeld(viewer: Viewer, text: string): boolean {
    return this.siteSettings.of('moderation').links !== 'allowed' && viewer.role === 'user' && hasLink(text);
  }
}
