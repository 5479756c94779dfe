import type { Db } from '#core/db/client.ts';

/** Makes the statement by a client of the library, which sends it when its answer is asked for. */
type Make = (client: Db) => PromiseLike<unknown>;

/**
 * A statement that was written and has no connection yet. As with the library's own, nothing happens until its answer is asked for, and one that stands
 * in another is a part of that.
 */
export class Statement implements Promise<unknown> {
  readonly [Symbol.toStringTag] = 'Statement';
  /** The beginning of its text on one line, with a question mark for each value. */
  readonly text: string;
  readonly #make: Make;
  readonly #begin: (statement: Statement) => void;
  readonly #answer = Promise.withResolvers<unknown>();
  #begun = false;

  /** `begin` is called when the answer is first asked for. */
  constructor(text: string, make: Make, begin: (statement: Statement) => void) {
    this.text = text;
    this.#make = make;
    this.#begin = begin;
  }

  /** Returns the library's statement for a client. */
  by(client: Db): PromiseLike<unknown> {
    return this.#make(client);
  }

  /** Sends it over a client of one connection; it settles with the answer, unless it was refused before. */
  send(client: Db): void {
    this.by(client).then(this.#answer.resolve, this.#answer.reject);
  }

  /** Gives its waiter this error; what the database still answers is not heard any more. */
  refuse(error: unknown): void {
    this.#answer.reject(error);
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited as the library's statements are, and begins then.
  get then(): Promise<unknown>['then'] {
    return (...handlers) => this.#asked().then(...handlers);
  }

  get catch(): Promise<unknown>['catch'] {
    return (...handlers) => this.#asked().catch(...handlers);
  }

  get finally(): Promise<unknown>['finally'] {
    return (...handlers) => this.#asked().finally(...handlers);
  }

  #asked(): Promise<unknown> {
    if (!this.#begun) {
      this.#begun = true;
      this.#begin(this);
    }
    return this.#answer.promise;
  }
}

/** The library knows only parts that it has made itself: in a text, a list of parts, or the rows of an insert. */
const partBy = (client: Db, value: unknown): unknown => {
  if (value instanceof Statement) return value.by(client);
  if (Array.isArray(value)) return value.map((each) => partBy(client, each));
  return isRow(value) && Object.values(value).some((each) => each instanceof Statement)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, partBy(client, each)]))
    : value;
};

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const SHOWN = 120;
const shownTexts = new WeakMap<TemplateStringsArray, string>();

const shown = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);

/** Returns the text that logs and traces show of a template, made once for each place in the code. */
function shownOf(template: TemplateStringsArray): string {
  const known = shownTexts.get(template);
  if (known !== undefined) return known;
  const made = shown(template.join('?'));
  shownTexts.set(template, made);
  return made;
}

const isTemplate = (first: unknown): first is TemplateStringsArray => Array.isArray(first) && 'raw' in first;

/**
 * Returns a client that only writes: its statements are handed to `begin` when their answers are asked for. `maker` never connects; it makes what is
 * no statement (lists of columns, JSON, arrays). `others` take the place of its methods of these names.
 */
export function statementWriter(
  maker: Db,
  begin: () => (statement: Statement) => void,
  others: Readonly<Record<string, unknown>> = {},
): Db {
  const methods: Readonly<Record<string, unknown>> = {
    begin: undefined,
    reserve: undefined,
    unsafe: (text: string, ...rest: unknown[]) =>
      new Statement(shown(text), (client) => Reflect.apply(client.unsafe, client, [text, ...rest]), begin()),
    ...others,
  };
  return new Proxy(maker, {
    apply: (_, __, [first, ...values]: [unknown, ...unknown[]]) =>
      isTemplate(first)
        ? new Statement(
            shownOf(first),
            (client) => Reflect.apply(client, undefined, [first, ...values.map((value) => partBy(client, value))]),
            begin(),
          )
        : Reflect.apply(
            maker,
            undefined,
            [first, ...values].map((value) => partBy(maker, value)),
          ),
    get: (target, name) =>
      typeof name === 'string' && name in methods ? methods[name] : Reflect.get(target, name, target),
  }) as Db;
}
