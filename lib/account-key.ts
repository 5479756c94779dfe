import { isMasked } from './masking.ts';

/** An account as a list knows it. */
interface Listed {
  readonly nomor_rekening: string;
  readonly pegangan?: string;
}

/** Returns the key of an account's row. Two masked numbers may be equal; their handles never are. */
export const accountKey = ({ nomor_rekening, pegangan = '' }: Listed): string =>
  isMasked(nomor_rekening) ? pegangan : nomor_rekening;

/** Returns how a question names the account of a row: by its handle where its number is masked. */
export const accountAsked = ({ nomor_rekening, pegangan = '' }: Listed) =>
  isMasked(nomor_rekening) ? { pegangan } : { nomor_rekening };
