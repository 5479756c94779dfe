import { loadCaller } from '#core/access/callers.ts';
import type { Caller, Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { visibleItem } from '#core/control/workflow/checker.ts';
import { toOtorisasiRow } from '#core/control/workflow/items.ts';
import { authenticateOverride } from '#core/control/workflow/override.ts';
import { processFlow } from '#core/control/workflow/process.ts';
import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import type { Operation } from '#core/engine/operation.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { emptySubmit } from '#core/engine/submitted.ts';
import type { Random } from '#core/programs/seed/random.ts';
import { operations } from '#core/server/modules.ts';
import { AppError, type ErrorCode, fail } from '#lib/errors/errors.ts';
import { knownDefinition } from '#lib/operations/operations.ts';
import type { Posting } from '#types/proto/common.ts';
import type { Rails } from './rails.ts';

/** The people of one branch at work: who does what there. */
export interface Crew {
  readonly branch: string;
  readonly tellers: readonly [string, ...string[]];
  readonly headTeller: string;
  readonly clerk: string;
  /** Keeps printed certificates; none where the branch has nobody for it, and then no deposit is taken there. */
  readonly storekeeper: string | null;
  readonly manager: string;
}

/** Head office: two persons of finance, the first of whom makes and the second of whom agrees. */
export interface Office {
  readonly branch: string;
  readonly maker: string;
  readonly checker: string;
  /** Two administrators and two persons of compliance, likewise; a history has nobody at these desks. */
  readonly admins?: readonly [string, string];
  readonly compliance?: readonly [string, string];
}

/** A customer whom the simulation has taken in, with the customer's accounts. */
export interface Holder {
  readonly nomor_nasabah: string;
  readonly nomor_identitas: string;
  readonly branch: string;
}

/** An account that the simulation has opened and that is in use. */
export interface Account {
  readonly nomor_rekening: string;
  readonly kode_produk: string;
  readonly holder: Holder;
  readonly branch: string;
}

export interface Habits {
  /** Distinguishes the keys of this simulation from those of another. */
  readonly name: string;
  /** Each branch begins with so many customers. */
  readonly customers: number;
  /** True leaves out what is refused unexpectedly; else it ends the simulation. */
  readonly patient: boolean;
  /** The way to other banks; without one nothing goes to them and nothing comes. */
  readonly rails?: Rails;
}

export interface Outcome {
  /** Operations that were posted or decided, by their code. */
  readonly operations: Readonly<Record<string, number>>;
  /** Attempts that were refused as they had to be, by the code they came back with. */
  readonly refusals: Readonly<Record<string, number>>;
}

const count = (tally: Map<string, number>, code: string): void => {
  tally.set(code, (tally.get(code) ?? 0) + 1);
};
const sorted = (tally: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Any accepted change would move these figures of the books. */
const WORLD_PRINT = (db: Db) => db<{ sidik: string }[]>`
  select concat_ws('/', (select max(id) from journal), (select sum(saldo_buku) from account_state), (select sum(debet_menunggu + saldo_ditahan) from account_state),
    (select sum(saldo) from cash_box), (select count(*) from flow_instance), (select count(*) from flow_step), (select count(*) from record_version),
    (select string_agg(status || accounting_date, ',' order by kode_cabang) from branch)) as sidik`;

/**
 * A bank at work in a simulated time. Everything that moves in it goes through what people's calls go through: the right to the screen, the
 * operation's own form and rules, and a second person where the rules ask for one. Chance comes from one seeded generator, the date from the
 * branches' rows, so that the same seed makes the same books.
 */
export class World {
  readonly owner: Db;
  readonly app: Db;
  readonly random: Random;
  readonly crews: readonly Crew[];
  readonly office: Office;
  readonly holders: Holder[] = [];
  readonly accounts: Account[] = [];
  readonly habits: Habits;
  readonly #done = new Map<string, number>();
  readonly #refused = new Map<string, number>();
  /** The number of tries of each move, by its name: the move with the fewest gets its turn. */
  readonly turns = new Map<string, number>();
  #calls = 0;
  /** The bank's accounting date, and the day until which the central bank sends no answers; YYYY-MM-DD. */
  date = '';
  silentUntil = '';

  constructor(
    bank: { readonly owner: Db; readonly app: Db },
    people: { readonly crews: readonly Crew[]; readonly office: Office },
    random: Random,
    habits: Habits,
  ) {
    this.owner = bank.owner;
    this.app = bank.app;
    this.crews = people.crews;
    this.office = people.office;
    this.random = random;
    this.habits = habits;
  }

  get outcome(): Outcome {
    return { operations: sorted(this.#done), refusals: sorted(this.#refused) };
  }

  #caller = async (idUser: string): Promise<Caller> => (await loadCaller(this.app, idUser)) ?? fail('UNAUTHENTICATED');

  /** A call in the name of a user, under the next key of the simulation. */
  async as(idUser: string): Promise<Context> {
    const caller = await this.#caller(idUser);
    this.#calls += 1;
    const key = uuidOf(`${this.habits.name}/${this.#calls}`);
    return { db: this.app, caller, key, correlation: key, session: '', address: '' };
  }

  /** Notes something that was done by a call of its own. */
  did(code: string): void {
    count(this.#done, code);
  }

  /** Returns the second person for what this user may not do alone. */
  secondOf(caller: Pick<Caller, 'idUser' | 'kodeCabang'>): string {
    if (caller.kodeCabang === this.office.branch) {
      const { maker, checker, admins, compliance } = this.office;
      const [one, other] = [[maker, checker], admins, compliance].find((pair) => pair?.includes(caller.idUser)) ?? [];
      return (caller.idUser === other ? one : other) ?? checker;
    }
    return this.crewOf(caller.kodeCabang).manager;
  }

  crewOf(branch: string): Crew {
    const crew = this.crews.find((each) => each.branch === branch);
    if (!crew) throw new Error(`nobody of the simulation works at ${branch}`);
    return crew;
  }

  /**
   * Runs an operation in the name of a user as the screen would; where the rules let nobody do it alone, a second person releases exactly this input.
   * Throws AppError where it is refused.
   */
  async act<D, X>(idUser: string, operation: Operation<D, X>, input: unknown, second?: string): Promise<Posting> {
    const context = await this.as(idUser);
    const { code } = operation;
    const screens = knownDefinition(code)?.call?.menus;
    if (screens?.some((menu) => context.caller.menus.has(menu)) === false) fail('FORBIDDEN');
    const data = validInput(operation.schema, input);
    const done = await runOperation(context, operation, data).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'OVERRIDE_NEEDED')) throw error;
      const supervisor = await this.#caller(second ?? this.secondOf(context.caller));
      const grant = await authenticateOverride(
        await this.as(idUser),
        operations,
        supervisor,
        code,
        JSON.stringify(data),
      );
      return runOperation(await this.as(idUser), operation, data, { token: grant.token_override });
    });
    this.did(code);
    return done;
  }

  /** Puts an item before the desk; returns its id. */
  async file(maker: string, flowCode: string, data: unknown): Promise<string> {
    const submit = { ...emptySubmit, flowCode, actionType: 'SUBMIT' };
    return (await processFlow(await this.as(maker), operations, submit, JSON.stringify(data))).id_flow;
  }

  /** A checker decides about an item after reading it. */
  async decide(checker: string, idFlow: string, actionType: string, remark: string): Promise<Posting> {
    const context = await this.as(checker);
    const { versi, sidik, kode_alasan } = toOtorisasiRow(await visibleItem(context, idFlow));
    const seen = { idFlow, flowState: 'WAITING', actionType, transRemark: remark, versi, sidik, kode_alasan };
    return processFlow(context, operations, { ...emptySubmit, ...seen }, '');
  }

  /** One person files an item and another approves it; returns the item's id. */
  async decided(maker: string, flowCode: string, data: unknown, checker?: string): Promise<string> {
    const idFlow = await this.file(maker, flowCode, data);
    await this.decide(checker ?? this.secondOf(await this.#caller(maker)), idFlow, 'APPROVE', 'Sesuai dokumen asli');
    this.did(flowCode);
    return idFlow;
  }

  /** The key of the record that an item has made. */
  async madeBy(idFlow: string, jenis: string): Promise<string> {
    const [row] = await this.app<{ kunci: string }[]>`
      select kunci from record_version where jenis = ${jenis} and id_flow = ${idFlow} order by versi limit 1`;
    if (!row) throw new Error(`item ${idFlow} has made no ${jenis}`);
    return row.kunci;
  }

  /** Does what a customer has come for, which may be refused as `may` says; returns true when it was done. */
  async tries(what: () => Promise<unknown>, may: readonly ErrorCode[] = []): Promise<boolean> {
    try {
      return (await what()) !== false;
    } catch (error) {
      if (!(error instanceof AppError && (this.habits.patient || may.includes(error.code)))) throw error;
      if (may.includes(error.code)) count(this.#refused, error.code);
      return false;
    }
  }

  /** Tries what must be refused with this code and must leave the books as they were; throws where it does not. */
  async refuses(code: ErrorCode, attempt: () => Promise<unknown>): Promise<void> {
    const [before] = await WORLD_PRINT(this.app);
    const error = await attempt().then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof AppError) || error.code !== code) {
      throw new Error(`${this.date}: ${error instanceof AppError ? error.code : String(error)} where ${code} was due`, {
        cause: error,
      });
    }
    const [after] = await WORLD_PRINT(this.app);
    if (before?.sidik !== after?.sidik)
      throw new Error(`${this.date}: what was refused with ${code} changed the books`);
    count(this.#refused, code);
  }

  /** Returns what an account could give at this moment, in minor units. */
  async available(nomor_rekening: string): Promise<bigint> {
    const [row] = await this.app<{ tersedia: bigint }[]>`
      select saldo_buku - saldo_ditahan - saldo_minimum - debet_menunggu as tersedia from account_state where nomor_rekening = ${nomor_rekening}`;
    return row?.tersedia ?? 0n;
  }
}
