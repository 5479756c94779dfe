import type { RpcName } from '#types/rpc.ts';

/** How many different checkers an amount needs, from `from` on (minor units). */
export interface Level {
  readonly from: bigint;
  readonly checkers: number;
}

/** One checker whatever the amount. */
export const oneChecker = [{ from: 0n, checkers: 1 }] as const satisfies readonly Level[];
/** A second one from 1,000,000,000 rupiah on. */
export const twoFromABillion = [
  { from: 0n, checkers: 1 },
  { from: 1_000_000_000_00n, checkers: 2 },
] as const satisfies readonly Level[];

/** The call that runs an operation, and the screens that open it. */
interface Call<As extends string> {
  /**
   * PROCESSOR: its message is the workflow payload; it is also served at `<path>-with-override-auth`. COMMAND: its message is
   * the operation's input beside dry_run. OWN: its department answers it in its own way.
   */
  readonly as: As;
  readonly rpc: RpcName;
  /** Below /api. */
  readonly path: string;
  /** Any of these menus opens it. */
  readonly menus: readonly [string, ...string[]];
}

/** How a second person comes to see it. */
export interface Check {
  /** The right whose holders may approve it. */
  readonly right: `oto-${string}`;
  /**
   * To whom that right is given at first: every rung of the approval ladder, head office's finance, administrators, compliance, or the ladder and compliance, each of
   * which decides what its level is asked for.
   */
  readonly by: 'LADDER' | 'HO_FINANCE' | 'ADMIN' | 'COMPLIANCE' | 'LADDER_COMPLIANCE';
  readonly levels: readonly [Level, ...Level[]];
  /** A second person always stands behind it, whatever the amount and whoever makes it. */
  readonly twoPersons: boolean;
  /** Notes may have changed hands before it is decided: such an item holds the till and the day open. */
  readonly cashBefore: boolean;
  /** Where a draft or returned item is taken up again; '' where a window of another screen fills it. */
  readonly form: string;
}

/** A menu entry of its own. `title` is a message key, `icon` a bootstrap icon. */
export interface OwnScreen {
  readonly menu: string;
  readonly parent: string;
  readonly title: string;
  readonly route: string;
  readonly icon: string;
  /** The roles that hold it at first. */
  readonly roles: readonly string[];
}

interface Facts {
  /** What tellers type for it. */
  readonly trans_code: string;
  /** Its short name on the validation line. */
  readonly singkat: string;
  readonly id: string;
  readonly en: string;
  /** What it leaves behind: a journal, a version of a record, or a turned day. */
  readonly leaves: 'JOURNAL' | 'RECORD' | 'DAY';
  /** Which limits count. */
  readonly group: 'TUNAI' | 'NON_TUNAI';
  /** The daily total of its maker that it counts against when she does it alone; null for what customers do not ask for. */
  readonly daily: 'TUNAI_MASUK' | 'TUNAI_KELUAR' | 'NON_TUNAI' | null;
  /** Is it the customer's own act? Only those count as activity of her account (domain: products). */
  readonly customer: boolean;
  /**
   * The hours of a branch's day in which it is run: from before the counters open, until after they close, or both. Absent: while
   * customers are served.
   */
  readonly hours?: 'OPENING' | 'CLOSING' | 'WORK';
  /** Its form holds the text of a file or thousands of rows; the database keeps such room for these alone (`flow_data_size`). */
  readonly large?: true;
  /**
   * A count of what lies there: its maker hears neither what the books hold nor whether they agree before somebody else has approved it, neither while it is tried
   * nor while it waits.
   */
  readonly blind?: true;
  /** Undone by its mirror, by the operation of this code, by a call of its own, or not at all. */
  readonly undo: 'MIRROR' | { readonly by: string } | 'CALL' | null;
  /** The duty it belongs to; two in one hand may be a conflict (lib/access/duty.ts). */
  readonly duty: 'COUNTER' | 'TILL' | 'VAULT' | 'BOOKS' | 'DAY' | 'ACCESS' | null;
  readonly screen: OwnScreen | null;
}

/**
 * Whose identity is asked for where customers' cash moves: of whoever stands at the counter (an account's holder unless somebody else is named), of whoever
 * takes cash that no account's holder is taken for (the bearer of a cheque; cash that comes in asks nobody), of the holder against what the bank keeps of
 * her, or nobody's, with its reason. Thresholds, screening and the counting for cash reports follow.
 */
export type Identity = 'PRESENTER' | 'BEARER' | 'HOLDER' | { readonly none: string };

/** Where a till's cash goes or comes from; null where no till's cash moves. */
type Cash =
  | { readonly cash: 'CUSTOMER'; readonly identity: Identity }
  | { readonly cash: 'FROM_VAULT' | 'TO_VAULT' | null; readonly identity?: never };

/** Everything that is true of one operation. All tables about operations are derived from these. */
export type Card = Facts &
  Cash &
  (
    | {
        readonly call: Call<'PROCESSOR'>;
        readonly check: Check;
        /** The bank runs it too: by an end of day, or by a message of another bank. */
        readonly unattended?: 'BANK';
      }
    // Answered by its department, and released there by a second person where its rules ask for one.
    | { readonly call: Call<'OWN'>; readonly check: Check }
    // Run by whoever holds the screen; no item of it ever comes before a checker.
    | { readonly call: Call<'COMMAND' | 'OWN'>; readonly check: null }
    // Run by nobody at a screen: by an end of day or a message of another bank, or by who lays the bank.
    | { readonly call: null; readonly check: null; readonly unattended: 'BANK' | 'INSTALLATION' }
  );

export type Cards = Readonly<Record<string, Card>>;
