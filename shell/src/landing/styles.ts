import '@arogya/ui/table/status-tag.css';
import './landing.css';
import './hero.css';
import './features.css';
import './steps.css';
