type Numbers = Float64Array | Int32Array;

/** Numbers per block. */
const BLOCK = 65_536;
const SHIFT = 16;
const MASK = BLOCK - 1;

/** A list of numbers that grows without copying: 8 or 4 bytes for each, however many there are. */
export class Column {
  length = 0;
  private readonly blocks: Numbers[] = [];

  /** @param Kind class of the blocks */
  constructor(private readonly Kind: Float64ArrayConstructor | Int32ArrayConstructor) {}

  push(value: number): void {
    if ((this.length & MASK) === 0) this.blocks.push(new this.Kind(BLOCK));
    (this.blocks[this.length >> SHIFT] as Numbers)[this.length & MASK] = value;
    this.length += 1;
  }

  /** Returns the value at an index that is less than `length`. */
  at(index: number): number {
    return (this.blocks[index >> SHIFT] as Numbers)[index & MASK] as number;
  }
}

/** Positions by id. Files list ids in ascending order, so a binary search finds them; other orders are sorted once. */
export class IdIndex {
  private readonly ids = new Column(Float64Array);
  private isSorted = true;
  /** Positions in the order of the ids, if they were not added in this order. */
  private order: Uint32Array | undefined;

  /** Whether `find` needs no sorting. */
  get isInOrder(): boolean {
    return this.isSorted;
  }

  /** Adds the id of the next position. */
  add(id: number): void {
    const { length } = this.ids;
    if (length > 0 && id <= this.ids.at(length - 1)) this.isSorted = false;
    this.order = undefined;
    this.ids.push(id);
  }

  /** Returns the position of an id; -1 if it was not added. */
  find(id: number): number {
    const order = this.isSorted ? undefined : (this.order ??= this.sorted());
    let [low, high] = [0, this.ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const position = order ? (order[middle] as number) : middle;
      const found = this.ids.at(position);
      if (found === id) return position;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  private sorted(): Uint32Array {
    const { ids } = this;
    return Uint32Array.from({ length: ids.length }, (_, i) => i).sort((a, b) => ids.at(a) - ids.at(b));
  }
}
