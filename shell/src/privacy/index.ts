import '@arogya/ui/look/tokens.css';
import '../look/fonts.css';
import './privacy.css';
import { paintMode } from '../look/paint-mode';

paintMode();
