import { CashReports } from '#components/wic/report-list.tsx';

export default CashReports;
