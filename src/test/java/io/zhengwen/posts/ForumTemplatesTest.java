package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Posts as the templates of forums and question sites nest, sign and repeat them. */
class ForumTemplatesTest {
  private static final List<String> USERS = List.of("amber", "bo_k", "carla77", "dmitri");
  private static final List<String> TEXTS =
      List.of(
          "The left pedal squeaks whenever it rains, and oil did not help for long.",
          "Take the pedal off, clean the thread and put fresh grease on it.",
          "Mine did the same. In the end the bottom bracket was loose.",
          "Thanks to both of you, grease was enough.");

  /** Fills a post's template with {i}, {user}, {initial}, {text} and {day} of each post. */
  private static String posts(String template) {
    return IntStream.range(0, USERS.size())
        .mapToObj(
            i ->
                template
                    .replace("{i}", Integer.toString(i))
                    .replace("{user}", USERS.get(i))
                    .replace("{initial}", USERS.get(i).substring(0, 1))
                    .replace("{text}", TEXTS.get(i))
                    .replace("{day}", "2024-03-1" + (i + 1)))
        .collect(Collectors.joining());
  }

  private static List<RenderedRecord> read(String body) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read("<html><body>" + body + "</body></html>", "https://bikes.example/forum/7"));
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.POST);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static void assertAllRead(List<RenderedRecord> posts) {
    assertThat(posts).extracting(RenderedRecord::text).containsExactlyElementsOf(TEXTS);
    assertThat(posts).extracting(post -> post.author().orElse("")).containsExactlyElementsOf(USERS);
    assertThat(posts)
        .extracting(post -> post.date().orElse("").substring(0, 10))
        .containsExactly("2024-03-11", "2024-03-12", "2024-03-13", "2024-03-14");
  }

  @ParameterizedTest
  @ValueSource(strings = {"id=phpbb", "id=nv_forum", "data-template=thread_view"})
  void theNameOfATemplateTellsAForum(String attribute) {
    String post =
        "<div class=comment><h4>{user}</h4><time datetime={day}>{day}</time><p>{text}</p></div>";
    String html = "<html><body " + attribute + ">" + posts(post) + "</body></html>";
    PageModel page = PageModelBuilder.build(new PageReader().read(html, "https://bikes.example/7"));
    assertThat(DiscussionReader.read(page).map(Discussion::kind)).contains(Kind.POST);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Joined:", "Kayıt:", "З нами з:", "Ngày tham gia:", "ลงทะเบียนเมื่อ:", "加入日期："})
  void theDayOnWhichAUserJoinedIsNotThatOfThePost(String joined) {
    assertAllRead(
        read(
            posts(
                "<div class=post><dl class=postprofile><dt><a class=username href='/memberlist?u={i}'>"
                    + "{user}</a></dt><dd><strong>"
                    + joined
                    + "</strong> 2019-01-2{i}, 10:00</dd></dl><p class=author><b>{user}</b> &raquo; {day},"
                    + " 08:30</p><div class=content>{text}</div></div>")));
  }

  @Test
  void answersAreReadAndNotTheCommentsOnThem() {
    String comments =
        """
        <li class="comment"><div class="comment-body"><span class="comment-copy">Which grease did \
        you use, and did it last longer than the oil, {user}?</span> – <a class="comment-user" \
        href="/users/9/zoe">zoe</a> <span class="comment-date">Apr 2, 2024 at 9:00</span></div></li>
        """
            .repeat(3);
    assertAllRead(
        read(
            posts(
                """
                <div class="answer"><div class="cell"><div class="post-text"><p>{text}</p></div>\
                <div class="signature"><time datetime="{day}">{day}</time> <a class="user" \
                href="/users/{i}/x">{user}</a></div></div><div class="comments"><ul>"""
                    + comments
                    + "</ul></div></div>")));
  }

  @Test
  void theDateOfTheLastReplyInTheFirstPostIsNotItsOwn() {
    String post =
        """
        <div class="post"><a class="user" href="/users/{i}">{user}</a><span class="info date">Posted \
        <time datetime="{day}">{day}</time></span><div class="post-text">{text}</div></div>
        """;
    String last =
        "<span class='info'>Last reply <time datetime='2024-03-14'>14 March</time></span>";
    String others = "<p><span class='date'>Today</span></p>".repeat(12);
    assertAllRead(read(posts(post).replaceFirst("</a>", "</a>" + last) + others));
  }

  @Test
  void theInitialOfAUserWithoutAPictureIsNoName() {
    String post =
        """
        <div class="post"><a class="user" href="/users/{i}">{initial}</a><div class="name">{user}</div>\
        <time datetime="{day}">{day}</time><div class="post-text">{text}</div></div>
        """;
    assertAllRead(read(posts(post)));
  }

  @Test
  void copiesForMachinesAreNoPosts() {
    String copy =
        """
        <div class="post"><a class="user" href="/users/{i}">{user}</a><time datetime="{day}">{day}\
        </time><div class="post-text">{text}</div></div>
        """;
    assertAllRead(read("<div>" + posts(copy) + "</div><div>" + posts(copy) + "</div>"));
  }

  @Test
  void aDateThatTheElementOfAPostStatesLeavesItsText() {
    String post =
        """
        <li class="post" data-timestamp="{day}"><a class="user" href="/users/{i}">{user}</a>\
        <div class="post-text">{text}</div></li>
        """;
    assertAllRead(read(posts(post)));
  }

  @Test
  void theHeadOfAThreadIsNoPost() {
    String head =
        "<div><ul class='info'><li>Started by <a class='user' href='/users/0'>amber</a></li>"
            + "<li><time datetime='2024-03-11'>11 March</time></li></ul></div>";
    String post =
        """
        <div class="post"><a class="user" href="/users/{i}">{user}</a><ul class="info"><li>\
        <time datetime="{day}">{day}</time></li></ul><div class="post-text">{text}</div></div>
        """;
    assertAllRead(read(head + "<section>" + posts(post) + "</section>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"XCommentAccountName", "account-name", "displayName", "display-name"})
  void namesOfAccounts(String name) {
    int bits = PartNames.AUTHOR | PartNames.NICKNAME;
    assertThat(PartNames.of(name) & bits).isEqualTo(bits);
    assertAllRead(
        read(
            posts(
                "<div class=XComment id=c{i}><div class=XCommentProfile id=p{i}></div><div"
                    + " class=XCommentContent><div class=XCommentInformation><span class="
                    + name
                    + " title='30{i} posts, joined 4300 days ago'>{user}</span><span"
                    + " class=XCommentTime><span>{day}</span> <span>12:44</span></span></div><div"
                    + " class=XCommentText>{text}</div></div></div>")));
  }
}
