import { WorkflowBar } from '#components/kit/screens/workflow-bar.tsx';

const button = (action_type: string, transition_label: string, bg_colour_code: string, text_colour_code: string) => ({
  action_type,
  transition_label,
  bg_colour_code,
  text_colour_code,
  send_to_core: 'T',
  trans_code: '1401',
});

/** `flow/get-button-transition` returns such buttons; the page's own check comes first, so the example sends nothing. */
const decisions = [
  button('REJECT', 'Tolak', '#fbe7e5', '#9b1c15'),
  button('RETURN', 'Kembalikan', '#fdf0d5', '#8a5a00'),
  button('APPROVE', 'Setujui', '#0b5d4b', '#ffffff'),
];
const filled = [
  button('DRAFT', 'Simpan draf', '#e3f0ec', '#07382e'),
  button('SUBMIT', 'Kirim untuk otorisasi', '', ''),
];
const still = { idFlow: '', flowCode: 'SETOR_TUNAI', validate: () => 'Nominal: wajib diisi', onDone: () => undefined };

export function Example() {
  return (
    <>
      <div className="line">
        <WorkflowBar {...still} flowState="WAITING" buttons={decisions} readOnly="T" />
      </div>
      <div className="line">
        <WorkflowBar {...still} flowState="" buttons={filled} main="SUBMIT" />
      </div>
      <div className="line">
        <WorkflowBar {...still} flowState="" buttons={filled} outdated />
      </div>
    </>
  );
}
