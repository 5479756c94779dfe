import { Runs } from '#components/accounts/standing-orders/run-list.tsx';

export default Runs;
