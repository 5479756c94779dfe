import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/standing-orders.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';
import { OrderSummary } from './order-details.tsx';

/** Returns true for an order that can still be changed: one that is over stays over. */
export const isLive = ({ status }: Pick<PerintahRow, 'status'>): boolean =>
  status === 'AKTIF' || status === 'DITANGGUHKAN';

/** The screens that change an order. */
export const changeAddress = ({ golongan, nomor_perintah }: PerintahRow): string =>
  `${menus[golongan === 'ATS' ? 'simpan-ats' : 'simpan-si'].route}?${new URLSearchParams({ nomor_perintah })}`;
export const stateAddress = ({ nomor_perintah }: PerintahRow): string =>
  `/standing/state?${new URLSearchParams({ nomor_perintah })}`;

interface WindowProps {
  readonly row: PerintahRow;
  readonly onClose: () => void;
}

/** One order, and the ways to change it. */
export function OrderWindow({ row, onClose }: WindowProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const record = useRecord(standing.order, { nomor_perintah: row.nomor_perintah });
  const may = isLive(row) && canOpen(row.golongan === 'ATS' ? 'simpan-ats' : 'simpan-si');
  return (
    <Dialog
      title={`${row.nomor_perintah} · ${row.nama_sumber}`}
      size="wide"
      onClose={onClose}
      foot={
        may ? (
          <>
            <ButtonLink href={stateAddress(row)}>{t('perintah.ubahStatus')}</ButtonLink>
            <ButtonLink variant="primary" icon="pencil" href={changeAddress(row)}>
              {t('perintah.ubah')}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <Loaded state={record} lines={8}>
        {(detail) =>
          detail.perintah ? (
            <div className="stack">
              <PendingChange idFlow={detail.id_flow} />
              <OrderSummary detail={detail} row={detail.perintah} />
            </div>
          ) : null
        }
      </Loaded>
    </Dialog>
  );
}
