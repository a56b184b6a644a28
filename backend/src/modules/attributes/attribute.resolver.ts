import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChangeType, type InPersonScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import type { AttributeModule } from './attribute.module.js';
import { AdminAttribute, SavedAttribute } from './attribute.type.js';

const KEY = { description: 'Key of the attribute.' };
const VERSION = { description: 'Version of the attribute that the change is based on.' };
// The service checks the value. class-validator fails for objects without a prototype, to which GraphQL parses literals.
const VALUE = { description: 'Values of all fields.', validate: false } as const;

@Resolver()
export class AttributeResolver {
  constructor(private readonly services: AttributeModule) {}

  @Access('admin-in-person')
  @UsualLength(30)
  @Query(() => [AdminAttribute], { description: 'Attributes of places in their order, at most 200, also hidden ones.' })
  adminAttributes(): Promise<AdminAttribute[]> {
    return this.services.attributes.list();
  }

  @Access('admin-in-person')
  @Mutation(() => SavedAttribute, { description: 'Adds an attribute at the end.' })
  createAttribute(
    @Arg('key', () => String, { description: 'Key: lowercase letters, digits and underscores, at most 40 characters, no name of another field.' }) key: string,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedAttribute> {
    return this.services.attributes.create(viewer, key, value);
  }

  @Access('admin-in-person')
  @Mutation(() => SavedAttribute, {
    description: 'Replaces the values of an attribute; CONFLICT if it has another version by now. Removed options that places have become retired.',
  })
  saveAttribute(
    @Arg('key', () => String, KEY) key: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedAttribute> {
    return this.services.attributes.save(viewer, { word: key, version }, value);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Sorts the attributes; CONFLICT if the list has other attributes by now.' })
  moveAttributes(
    @Arg('keys', () => [String], { description: 'Keys of all attributes in their new order.' }) keys: string[],
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.attributes.sort(viewer, keys);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Deletes an attribute. Places keep their values, which nobody sees until an undo.' })
  deleteAttribute(
    @Arg('key', () => String, KEY) key: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.attributes.delete(viewer, { word: key, version });
  }
}
