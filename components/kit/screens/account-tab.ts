import type { ComponentType } from 'react';
import type { MessageKey } from '#lib/messages/id.ts';
import type { InfoRekening, RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';

/** Gives a part its account, as the reader may see it; masked, its number opens nothing: the row's handle does. */
export interface AccountTabProps {
  readonly row: RekeningRow;
  readonly detail: RekeningDetail;
  /** The core sent this with the row; of another branch's account it sends nothing beside the detail. */
  readonly info: InfoRekening;
  /** Shows another group; left out where this part stands alone. */
  readonly onGroup?: (group: AccountGroup) => void;
}

/** Holds the groups in the order of their keys, 1 to 4. */
export const accountGroups = ['ringkasan', 'mutasi', 'syarat', 'riwayat'] as const;
export type AccountGroup = (typeof accountGroups)[number];

export interface AccountTab {
  readonly id: string;
  readonly group: AccountGroup;
  readonly title: MessageKey;
  /** Drawn when it is first opened; its code comes with it (`drawn`). */
  readonly part: ComponentType<AccountTabProps>;
  /** Also of an account of another branch, of which a reader sees name, product and state only. */
  readonly anyBranch?: boolean;
  /** Left out where it has nothing to say. */
  readonly shown?: (account: AccountTabProps) => boolean;
}

/** Gives the window of an account what its parts show, and the group in view. */
export interface AccountPartsProps {
  readonly info: InfoRekening;
  readonly detail: RekeningDetail;
  readonly row: RekeningRow;
  readonly group: AccountGroup;
  readonly onGroup: (group: AccountGroup) => void;
}
