import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../core/access/index.js';
import { ConsoleScreen, SavedView } from './saved-view.entity.js';
import { SaveViewInput } from './saved-view.input.js';
import type { ActivityModule } from './activity.module.js';

@Resolver(() => SavedView)
export class SavedViewResolver {
  constructor(private readonly services: ActivityModule) {}

  @Access('admin')
  @Query(() => [SavedView], { description: "The viewer's saved views of a screen, sorted by name." })
  savedViews(
    @Arg('screen', () => ConsoleScreen, { description: 'Screen of the list.' }) screen: ConsoleScreen,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<SavedView[]> {
    return this.services.savedViews.list(viewer, screen);
  }

  @Access('admin')
  @Mutation(() => SavedView, { description: 'Saves a view of a list, and replaces the one with the same name; at most 20 per screen.' })
  saveView(
    @Arg('input', () => SaveViewInput, { description: 'Input of the mutation.' }) input: SaveViewInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<SavedView> {
    return this.services.savedViews.save(viewer, input);
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: "Deletes one of the viewer's saved views." })
  async deleteView(@Arg('id', () => ID, { description: 'Identifier of the view.' }) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.savedViews.remove(viewer, id);
    return true;
  }
}
