import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';

export function Example() {
  return (
    <>
      <div className="line">
        {(['ok', 'warn', 'bad', 'info', 'accent', 'neutral'] as const).map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </div>
      <div className="line">
        {['AKTIF', 'DORMAN', 'TUTUP', 'WAITING', 'APPROVED', 'REJECTED', 'RETURNED', 'REVERSAL'].map((code) => (
          <StatusChip key={code} code={code} />
        ))}
      </div>
    </>
  );
}
