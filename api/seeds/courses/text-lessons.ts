/** Lessons of "HTML and CSS from the First Tag" that are read, not watched. */
export const textLessons: readonly { lesson: string; html: string }[] = [
  {
    lesson: 'Images that scale',
    html: `<p>A photo from a phone is often 4,000 pixels wide and 4 MB large. On a page it is shown 400 pixels wide, so most of what the visitor downloads is never seen. On a prepaid data pack, that is money. Three habits solve this.</p>
<h2>Let the image follow its container</h2>
<p>An image has a size of its own and can be wider than the screen. Two lines of CSS prevent that:</p>
<pre><code>img {
  max-width: 100%;
  height: auto;
}</code></pre>
<p>The image shrinks with its container and keeps its proportions. It does not grow beyond its own size, so it stays sharp.</p>
<h2>Reserve its space</h2>
<p>Write the size of the image file into the HTML. The browser then knows the proportions before the image arrives, and the text does not jump while people read.</p>
<pre><code>&lt;img src="dosa.jpg" width="800" height="600"
  alt="A masala dosa with two chutneys"&gt;</code></pre>
<p>The <code>alt</code> text says what the image shows. Screen readers speak it, and it appears if the image cannot be loaded. For an image that is only decoration, write <code>alt=""</code>.</p>
<h2>Offer several sizes</h2>
<p>Save the photo in two or three widths and let the browser choose:</p>
<pre><code>&lt;img src="dosa-800.jpg"
  srcset="dosa-400.jpg 400w, dosa-800.jpg 800w"
  sizes="(min-width: 40rem) 50vw, 100vw"
  width="800" height="600" loading="lazy"
  alt="A masala dosa with two chutneys"&gt;</code></pre>
<ul>
<li><code>srcset</code> lists the files, each with its width in pixels.</li>
<li><code>sizes</code> says how wide the image will be on the page: here half of a wide window, or all of a narrow one.</li>
<li><code>loading="lazy"</code> delays images that are far below the screen. Leave it out for the first image that visitors see.</li>
</ul>
<h2>Choose the format</h2>
<p>Use <strong>WebP</strong> or <strong>JPEG</strong> for photos and <strong>SVG</strong> for logos and icons. An SVG is drawn from shapes, so it is sharp at every size. Compress photos before you publish them: a photo of 800 pixels rarely needs more than 100 KB.</p>
<p><strong>Try it:</strong> open the network panel of your browser's developer tools, reload your page and find the largest image. Halve its file size without a visible difference.</p>`,
  },
  {
    lesson: 'Choosing a host',
    html: `<p>A host is a computer that is always on and sends the files of your site to everyone who asks. Your laptop could do that, until the power fails or you close the lid. So you rent a little space on a computer in a data centre. For a first site it usually costs nothing.</p>
<h2>What kind of site is it?</h2>
<ul>
<li>A <strong>static site</strong> consists of files: HTML, CSS, images and perhaps some JavaScript. Every visitor receives the same files. The site of this course is one.</li>
<li>A <strong>dynamic site</strong> runs a program for each request, for example to log people in or to read a database. It needs a server that can run that program.</li>
</ul>
<p>Do not rent a server for a static site. Static hosting is cheaper and faster, and there is nothing to update.</p>
<h2>Questions to ask</h2>
<ol>
<li><strong>What does it cost after the first year?</strong> Many offers begin cheap and renew at several times the price. Look for the renewal price and add 18% GST.</li>
<li><strong>Is HTTPS included?</strong> A certificate should be free and renew by itself. Without one, browsers warn your visitors.</li>
<li><strong>Where are its computers?</strong> A copy of your site in Mumbai, Chennai or Delhi answers visitors in India faster than one in America. A content delivery network keeps copies in many cities.</li>
<li><strong>How do you publish?</strong> Uploading a folder or pushing to a Git repository is enough at first.</li>
<li><strong>What are the limits?</strong> Free plans limit traffic, storage or commercial use. Read what happens at the limit: does the site stop, or does a bill arrive?</li>
<li><strong>Can you leave?</strong> You should be able to download your files and take your domain with you.</li>
</ol>
<h2>The domain is separate</h2>
<p>A domain such as <code>example.in</code> is the name of your site. You rent it by the year from a registrar, which need not be the company that hosts the files. Register it in your own name and with your own email address, also when somebody else builds the site. Whoever controls the domain decides where it leads.</p>
<p><strong>Try it:</strong> compare two static hosts with the six questions, and write the answers into a table. Begin with a free plan and the address that comes with it. You can add a domain later.</p>`,
  },
  {
    lesson: 'A first deployment',
    html: `<p>To deploy a site is to copy its files to the host so that others can open it. The steps below work with any static host.</p>
<h2>Prepare the folder</h2>
<p>Put everything that belongs to the site into one folder, and nothing else:</p>
<pre><code>site/
  index.html
  contact.html
  style.css
  images/
    dosa-800.jpg</code></pre>
<ul>
<li>The first page must be called <code>index.html</code>: a host sends it when someone asks for the folder.</li>
<li>Write names in small letters, without spaces. On most hosts <code>Menu.html</code> and <code>menu.html</code> are two different files, although Windows treats them as one.</li>
<li>Use relative addresses such as <code>images/dosa-800.jpg</code>. An address that begins with <code>C:\\Users</code> works on your computer only.</li>
<li>Keep passwords and private documents out. Everything in this folder becomes public.</li>
</ul>
<h2>Test it as a visitor</h2>
<p>Start a small server in the folder, for example with Python (on Windows, the command is <code>python</code>):</p>
<pre><code>python3 -m http.server 8000</code></pre>
<p>Open <code>http://localhost:8000</code>, follow every link, and watch the console of the developer tools for files that are not found. Make the window as narrow as a phone.</p>
<h2>Publish</h2>
<ol>
<li>Create an account at your host, with a strong password and two-step verification.</li>
<li>Create a new site, and upload the folder or connect its Git repository.</li>
<li>Wait until the host reports success, then open the address it shows.</li>
</ol>
<h2>Check the result</h2>
<ul>
<li>Open the site on a phone with mobile data, not on the Wi-Fi of the computer that has the files.</li>
<li>The address begins with <code>https</code>, and the browser shows no warning.</li>
<li>Every image appears, and every link leads somewhere.</li>
<li>Ask a friend to find one fact, such as the opening hours. Watch without helping.</li>
</ul>
<h2>When it does not work</h2>
<p>If the host answers <strong>404</strong>, compare the address with the file name letter by letter. If you see an old version, reload without the cache: <code>Ctrl+Shift+R</code>. If only the styles are missing, look at the address in the <code>link</code> element.</p>
<p>Keep the previous version of the folder. If a change breaks the site, upload the old files again first, and look for the mistake afterwards.</p>`,
  },
];
