import type { LimitGroup } from '#lib/control/codes.ts';
import type { RpcName } from '#types/rpc.ts';

/** An amount needs so many different checkers, from `from` on (minor units). */
export interface Level {
  readonly from: bigint;
  readonly checkers: number;
}

/** One checker is enough whatever the amount. */
export const oneChecker = [{ from: 0n, checkers: 1 }] as const satisfies readonly Level[];
/** A second checker is needed from 1,000,000,000 rupiah on. */
export const twoFromABillion = [
  { from: 0n, checkers: 1 },
  { from: 1_000_000_000_00n, checkers: 2 },
] as const satisfies readonly Level[];

/** This call runs an operation, and these screens open it. */
interface Call<As extends string> {
  /**
   * PROCESSOR: its message is the workflow payload; it is also served at `<path>-with-override-auth`. COMMAND: its message is the
   * operation's input beside dry_run. OWN: its module answers it in its own way.
   */
  readonly as: As;
  readonly rpc: RpcName;
  /** The path is below /api. */
  readonly path: string;
  /** Any of these menus opens it. */
  readonly menus: readonly [string, ...string[]];
}

/** The check says how a second person comes to see it. */
export interface Check {
  /** Holders of this right may approve it. */
  readonly right: `oto-${string}`;
  /**
   * These get the right at first: every rung of the approval ladder, head office's finance, administrators, compliance, or the ladder and compliance,
   * each of which decides what its level is asked for.
   */
  readonly by: 'LADDER' | 'HO_FINANCE' | 'ADMIN' | 'COMPLIANCE' | 'LADDER_COMPLIANCE';
  readonly levels: readonly [Level, ...Level[]];
  /** A second person always approves it, whatever the amount and whoever makes it. */
  readonly twoPersons: boolean;
  /** Notes may have changed hands before it is decided: such an item holds the till and the day open. */
  readonly cashBefore: boolean;
  /** A draft or returned item is taken up again here; '' when a window of another screen fills it. */
  readonly form: string;
}

/** The operation has a menu entry of its own. `title` is a message key, `icon` a bootstrap icon. */
export interface OwnScreen {
  readonly menu: string;
  readonly parent: string;
  readonly title: string;
  readonly route: string;
  readonly icon: string;
  /** These roles hold it at first. */
  readonly roles: readonly string[];
}

interface OperationAttributes {
  /** Tellers type this code for it. */
  readonly trans_code: string;
  /** The validation line prints this short name. */
  readonly singkat: string;
  readonly id: string;
  readonly en: string;
  /** The operation leaves a journal, a version of a record, or a turned day. */
  readonly leaves: 'JOURNAL' | 'RECORD' | 'DAY';
  /** These limits count. */
  readonly group: LimitGroup;
  /** It counts against this daily total of its maker when the maker does it alone; null for operations that customers do not ask for. */
  readonly daily: 'TUNAI_MASUK' | 'TUNAI_KELUAR' | 'NON_TUNAI' | null;
  /** It is the customer's own act: only those count as activity of the account (domain: products). */
  readonly customer: boolean;
  /**
   * The operation runs in these hours of a branch's day: from before the counters open, until after they close, or both. Absent: while
   * customers are served.
   */
  readonly hours?: 'OPENING' | 'CLOSING' | 'WORK';
  /** Its form holds the text of a file or thousands of rows; the database has room for such forms only for these operations (`flow_data_size`). */
  readonly large?: true;
  /**
   * The count is blind: its maker sees neither the book balance nor whether it agrees before somebody else has approved the count, neither in the preview
   * nor while it waits.
   */
  readonly blind?: true;
  /** Its mirror, the operation of this code, or a call of its own undoes it, or nothing. */
  readonly undo: 'MIRROR' | { readonly by: string } | 'CALL' | null;
  /** It belongs to this duty; two in one hand may be a conflict (lib/access/duty.ts). */
  readonly duty: 'COUNTER' | 'TILL' | 'VAULT' | 'BOOKS' | 'DAY' | 'ACCESS' | null;
  readonly screen: OwnScreen | null;
}

/** The database keeps the rule of identity in these codes. */
export const identities = ['PRESENTER', 'BEARER', 'HOLDER', 'NONE'] as const;
export type IdentityAsked = (typeof identities)[number];
/**
 * The rule says who identifies when customers' cash moves: the presenter at the counter (an account's holder unless somebody else is named), the
 * person who takes cash and is not taken for an account's holder (the bearer of a cheque; cash that comes in asks nobody), the holder against the
 * bank's own record, or nobody, with the reason. Thresholds, screening and the counting for cash reports follow.
 */
type Identity = Exclude<IdentityAsked, 'NONE'> | { readonly none: string };

/** A till's cash goes there or comes from there; null when no till's cash moves. */
type Cash =
  | { readonly cash: 'CUSTOMER'; readonly identity: Identity }
  | { readonly cash: 'FROM_VAULT' | 'TO_VAULT' | null; readonly identity?: never };

/** The definition says everything about one operation. All tables about operations are derived from these. */
export type OperationDefinition = OperationAttributes &
  Cash &
  (
    | {
        readonly call: Call<'PROCESSOR'>;
        readonly check: Check;
        /** The bank runs it too: an end of day does, or a message of another bank. */
        readonly unattended?: 'BANK';
      }
    // Its module answers it, and a second person releases it there when its rules ask for one.
    | { readonly call: Call<'OWN'>; readonly check: Check }
    // The holder of the screen runs it; no item of it ever comes before a checker.
    | { readonly call: Call<'COMMAND' | 'OWN'>; readonly check: null }
    // Nobody runs it at a screen: an end of day does, a message of another bank, or the setup of the bank.
    | { readonly call: null; readonly check: null; readonly unattended: 'BANK' | 'INSTALLATION' }
  );

export type OperationDefinitions = Readonly<Record<string, OperationDefinition>>;
