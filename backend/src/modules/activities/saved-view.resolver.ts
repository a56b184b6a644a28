import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { ConsoleScreen, SavedView } from './saved-view.entity.js';
import { SaveViewInput } from './saved-view.input.js';
import type { ActivityModule } from './index.js';

@Resolver(() => SavedView)
export class SavedViewResolver {
  constructor(private readonly services: ActivityModule) {}

  @Access('admin')
  @Query(() => [SavedView], { description: "The viewer's saved views of a screen, by name." })
  savedViews(
    @Arg('screen', () => ConsoleScreen, { description: 'Which screen.' }) screen: ConsoleScreen,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<SavedView[]> {
    return this.services.savedViews.list(viewer, screen);
  }

  @Access('admin')
  @Mutation(() => SavedView, { description: 'Keeps a view of a list, in place of the one of the same name; at most 20 of a screen.' })
  saveView(@Arg('input', () => SaveViewInput, { description: 'What to keep.' }) input: SaveViewInput, @Ctx() { viewer }: SignedInScope): Promise<SavedView> {
    return this.services.savedViews.save(viewer, input);
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: "Forgets one of the viewer's views." })
  async deleteView(@Arg('id', () => ID, { description: 'Which view.' }) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.savedViews.remove(viewer, id);
    return true;
  }
}
