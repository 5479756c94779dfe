import { Runs } from '#components/standing/run-list.tsx';

export default Runs;
