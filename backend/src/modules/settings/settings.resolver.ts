import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import { renderMarkdown } from '../../core/markdown/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { Accent, accentPalette, GROUP_NAMES, type GroupName } from '../site/index.js';
import { requireColor } from './require-color.js';
import { requirePageText } from './require-page-text.js';
import type { SettingsModule } from './settings.module.js';
import { AdminSettings, SavedSettings, SettingGroup } from './settings.type.js';

@Resolver()
export class SettingsResolver {
  constructor(private readonly services: SettingsModule) {}

  @Access('admin-in-person')
  @UsualLength(GROUP_NAMES.length)
  @Query(() => [AdminSettings], { description: 'All groups of settings.' })
  adminSettings(): Promise<AdminSettings[]> {
    return this.services.settings.list();
  }

  @Access('admin-in-person')
  @Query(() => Accent, { nullable: true, description: 'Shades that the site would use for an accent color: the nearest readable ones.' })
  accent(@Arg('color', () => String, { description: 'Color as `#RRGGBB`.' }) color: string): Accent {
    return accentPalette(requireColor(color));
  }

  @Access('admin-in-person')
  @Query(() => String, { description: 'HTML of a text in Markdown, as the pages of the operator show it.' })
  markdownPreview(@Arg('text', () => String, { description: 'Text in Markdown.' }) text: string): string {
    return renderMarkdown(requirePageText(text), { site: this.services.siteSettings.of('identity').name }).html;
  }

  @Access('admin-in-person')
  @Mutation(() => SavedSettings, { description: 'Replaces the values of a group of settings; CONFLICT if the group has another version by now.' })
  saveSettings(
    @Arg('group', () => SettingGroup, { description: 'Name of the group.' }) group: GroupName,
    @Arg('version', () => Int, { description: 'Version that the values are based on; 0 if the group was never changed.' }) version: number,
    // The service checks the value. class-validator fails for objects without a prototype, to which GraphQL parses literals.
    @Arg('value', () => GraphQLJSONObject, { description: 'Values of all fields of the group.', validate: false }) value: object,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<SavedSettings> {
    return this.services.settings.save(viewer, group, version, value);
  }
}
