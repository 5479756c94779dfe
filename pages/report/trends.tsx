import { TrendsScreen } from '#components/books/finance/trends-screen.tsx';

export default TrendsScreen;
