import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { type Page, PageInput, UsualLength } from '../../../core/paging/index.js';
import { User } from '../../users/index.js';
import { ImportKind, ImportView } from '../history/index.js';
import type { ImportModule } from '../import.module.js';
import {
  Choices,
  ImportDraftView,
  ImportPoint,
  ImportPreviewPage,
  ImportPreviewRow,
  ImportRowOutcome,
  ImportSource,
  ImportTarget,
  ReadingChoices,
} from './types/index.js';
import { draftView } from './draft.record.js';

const WHICH = { description: 'Identifier of the draft.' };

/** Queries and mutations with which admins prepare and run imports. */
@Resolver(() => ImportDraftView)
export class ImportDraftResolver {
  constructor(private readonly services: ImportModule) {}

  @Access('admin')
  @Query(() => ImportDraftView, { description: 'An import that is prepared in the console.' })
  async importDraft(@Arg('id', () => ID, WHICH) id: string): Promise<ImportDraftView> {
    return draftView(await this.services.importDrafts.get(id));
  }

  @Access('admin')
  @UsualLength(2)
  @Query(() => [ImportDraftView], { description: 'Imports that are prepared and not done, the newest first, at most 20.' })
  async importDrafts(): Promise<ImportDraftView[]> {
    return (await this.services.importDrafts.list()).map(draftView);
  }

  @Access('admin')
  @UsualLength(60)
  @Query(() => [ImportTarget], { description: 'Fields and attributes that columns can give, in the order of the form.' })
  importTargets(
    @Arg('kind', () => ImportKind, { nullable: true, description: 'Kind of the rows; null for places.' }) kind?: ImportKind | null,
  ): Promise<ImportTarget[]> {
    return this.services.importDrafts.targets(kind ?? ImportKind.PLACES);
  }

  @Access('admin')
  @Query(() => ImportPreviewPage, { description: 'Rows of the preview in the order of the file. They are kept until the import is done.' })
  importPreview(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('outcome', () => ImportRowOutcome, {
      nullable: true,
      description: 'Only rows with this outcome; null for all rows, without values that are left out.',
    })
    outcome?: ImportRowOutcome | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The requested page.' }) page?: PageInput,
  ): Promise<Page<ImportPreviewRow>> {
    return this.services.importDrafts.rows(id, outcome ?? null, page ?? new PageInput());
  }

  @Access('admin')
  @UsualLength(100)
  @Query(() => [ImportPoint], { description: 'Rows of the preview that have a position, at most 5,000, spread over the file.' })
  importPoints(@Arg('id', () => ID, WHICH) id: string): Promise<ImportPoint[]> {
    return this.services.importDrafts.points(id);
  }

  @Access('admin')
  @UsualLength(10)
  @Query(() => [ImportSource], { description: 'Sources whose choices are kept, the latest first.' })
  importSources(): Promise<ImportSource[]> {
    return this.services.importDrafts.sources();
  }

  @Access('admin')
  @Mutation(() => ImportDraftView, { description: 'Reads the file again, in another way. CONFLICT once the import has begun.' })
  async readImportDraft(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => ReadingChoices, { description: 'How the file is read.' }) input: ReadingChoices,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ImportDraftView> {
    return draftView(await this.services.importDrafts.read(viewer, id, input));
  }

  @Access('admin')
  @Mutation(() => ImportDraftView, { description: 'Stores the choices, and makes the preview in the background. CONFLICT once the import has begun.' })
  async previewImport(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => Choices, { description: 'The choices.' }) input: Choices,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ImportDraftView> {
    return draftView(await this.services.importDrafts.preview(viewer, id, input));
  }

  @Access('admin')
  @Mutation(() => ImportDraftView, {
    description: 'Imports the file in the background, as the preview shows, and remembers the choices. CONFLICT unless the state is PREVIEWED or INTERRUPTED.',
  })
  async runImport(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<ImportDraftView> {
    return draftView(await this.services.importDrafts.run(viewer, id));
  }

  @Access('admin')
  @Mutation(() => Boolean, {
    description: 'Deletes the draft and its file. What an interrupted import has written stays. CONFLICT while the import is running.',
  })
  discardImport(@Arg('id', () => ID, WHICH) id: string): Promise<boolean> {
    return this.services.importDrafts.discard(id);
  }

  @Access('admin')
  @Mutation(() => Boolean, { description: 'Forgets the choices of a source. Its places stay. NOT_FOUND if there is none.' })
  forgetImportSource(@Arg('name', () => String, { description: 'Name of the source.' }) name: string): Promise<boolean> {
    return this.services.importDrafts.forgetSource(name);
  }

  @FieldResolver(() => User, { nullable: true, description: 'User who has uploaded the file; null for deleted users.' })
  actor(@Root() { actorId }: ImportDraftView): Promise<User | null> | null {
    return actorId === null ? null : this.services.userById.load(actorId);
  }

  @FieldResolver(() => ImportView, { nullable: true, description: 'The import that its run has made; null before it.' })
  import(@Root() { importId }: ImportDraftView): Promise<ImportView> | null {
    return importId === null ? null : this.services.imports.get(importId);
  }
}
