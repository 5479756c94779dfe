import { TrendsScreen } from '#components/finance/trends-screen.tsx';

export default TrendsScreen;
