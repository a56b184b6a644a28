import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { type Page, PageInput } from '../../../core/paging/index.js';
import { User } from '../../users/index.js';
import type { ImportModule } from '../import.module.js';
import { ImportPage, ImportView } from './import.type.js';

/** Query and mutation with which admins look after imports. */
@Resolver(() => ImportView)
export class ImportResolver {
  constructor(private readonly services: ImportModule) {}

  @Access('admin')
  @Query(() => ImportPage, { description: 'Imports of files, the newest first.' })
  imports(@Arg('page', () => PageInput, { nullable: true, description: 'The requested page.' }) page?: PageInput): Promise<Page<ImportView>> {
    return this.services.imports.list(page ?? new PageInput());
  }

  @Access('admin')
  @Mutation(() => ImportView, {
    description:
      'Undoes an import in the background, within 30 days: removes what it has added and nobody has touched, and restores what it has changed. CONFLICT if it cannot be undone.',
  })
  undoImport(@Arg('id', () => ID, { description: 'Identifier of the import.' }) id: string, @Ctx() { viewer }: SignedInScope): Promise<ImportView> {
    return this.services.imports.undo(viewer, id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'User who has started it; null for the command line, and for deleted users.' })
  actor(@Root() { actorId }: ImportView): Promise<User | null> | null {
    return actorId === null ? null : this.services.userById.load(actorId);
  }
}
